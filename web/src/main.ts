import { mount } from "svelte";
import App from "./App.svelte";
import { listenForTrouble } from "./lib/lastTrouble";
import "./theme.css";

listenForTrouble();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });
