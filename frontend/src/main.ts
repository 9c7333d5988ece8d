import "virtual:palettes.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import Offline from "./guide/Offline.svelte";
import { keptForOffline } from "./guide/offline.ts";
import Page from "./Page.svelte";
import { me, shown, spoken } from "./me.svelte.ts";
import { Refusal } from "./wire/requests.ts";

shown(me.settings);
await spoken(me.settings);
mount(Page, { target: document.body });
mount(Offline, { target: document.body });
// what another device has changed; without a server the page is told when it asks for more
me.met().catch((refusal: unknown) => {
  if (!(refusal instanceof Refusal)) throw refusal;
});
if (import.meta.env.PROD) keptForOffline();
