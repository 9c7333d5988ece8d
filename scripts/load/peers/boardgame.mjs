// A trivial game of two seats on boardgame.io, in memory: a move counts one up and ends the turn.
//     node boardgame.mjs PORT

import { createRequire } from "node:module";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const duel = {
  name: "duel",
  setup: () => ({ moves: 0 }),
  moves: {
    go: ({ G }) => {
      G.moves += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [duel], origins: [] });
const listen = server.app.listen;
server.app.listen = (port, ...rest) => listen.call(server.app, port, "127.0.0.1", ...rest);
server.run(Number(process.argv[2]));
