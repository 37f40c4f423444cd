/** Loaded before a React program: the page that it draws on, with `<div id="root">`, and React told that `act` is used. */
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><div id="root"></div>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});
Object.assign(globalThis, {
  window,
  document: window.document,
  HTMLElement: window.HTMLElement,
  Event: window.Event,
  IS_REACT_ACT_ENVIRONMENT: true,
});

// What React warns of ends the program as a failed one.
const { error } = console;
console.error = (...said: unknown[]) => {
  process.exitCode = 1;
  error(...said);
};
