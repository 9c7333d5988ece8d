// The ceiling: speaks the protocol of bendo's server with messages of its usual size, knows no rules and keeps nothing.
//     node relay.mjs PORT

import { createServer } from "node:http";
import { WebSocketServer } from "ws";

const tables = new Map();

// Updates of a round of blue-orange as they are on average: 620 bytes for who has acted, 740 for the other seat.
const tile = '{"tile":"53","left":3,"right":5,"x":-58.46,"y":56.25,"angle":300,"opener":false}';
const shared =
  `"turn":{"seat":1,"waits":"person","drawn":0},"stock":{"hands":[7,3],"boneyard":6,"drawable":6},` +
  `"tiles":[[11,${tile}]],"last":"53","ends":[[0,{"name":"a","number":5,"state":"closed","bends":"L",` +
  `"meets":[null],"held":false,"x":-58.46,"y":33.75,"angle":0}]]`;
const choices = (seat) =>
  `"choices":{"seat":${seat},"plays":[{"action":"21b","end":"b","bend":"R","points":0,"ghost":${tile}}],` +
  `"misfits":[{"tile":"22","reason":"no-match"}],"why_not_draw":"must-play","why_not_pass":"must-play"}`;
const none = '"choices":{"plays":[],"misfits":[],"why_not_draw":"","why_not_pass":""}';
const log =
  '"log":[{"version":28,"at":27.0,"code":"played",' +
  '"facts":{"seat":0,"by":"person","tile":"53","end":"a","bend":"R"}}]';
const toActor = `,"now":27.0,${shared},${none},${log}}`;
const toOther = [0, 1].map((seat) => `,"now":27.0,${shared},${choices(seat)},${log}}`);

const update = (version, body, answers) =>
  `{"type":"update",${answers ? '"answers":true,' : ""}"version":${version}${body}`;

const server = createServer((request, response) => {
  request.resume().on("end", () => {
    let answer = { status: "ok" };
    if (request.url === "/persons") {
      answer = { id: "a", secret: "a" };
    } else if (request.url === "/tables") {
      const table = String(tables.size);
      tables.set(table, { version: 1, sockets: [] });
      answer = { table, version: 1, keys: { 1: "a" } };
    }
    const text = JSON.stringify(answer);
    response.writeHead(200, { "content-length": Buffer.byteLength(text) }).end(text);
  });
});

const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on("connection", (socket, request) => {
  const table = tables.get(request.url.split("/")[2]);
  const seat = table.sockets.push(socket) - 1;
  socket.on("message", (data) => {
    const message = data.toString();
    if (message.startsWith('{"command":"hello"')) {
      socket.send('{"type":"welcome"}');
      socket.send(update(table.version, ',"now":0}', false));
      return;
    }
    table.version += 1;
    const leads = message.startsWith('{"command":"start"');
    socket.send(update(table.version, leads && seat === 0 ? toOther[0] : toActor, true));
    const other = table.sockets[1 - seat];
    if (other !== undefined) {
      const acts = leads ? seat === 1 : message.startsWith('{"command":"act"');
      other.send(update(table.version, acts ? toOther[1 - seat] : toActor, false));
    }
  });
  socket.on("error", () => socket.terminate());
});
server.listen(Number(process.argv[2]), "127.0.0.1");
