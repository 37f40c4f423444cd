/** Loaded before a React program: a jsdom page with `<div id="root">`, and the flag that makes React expect `act`. */
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

// A React warning makes the program exit with code 1.
const { error } = console;
console.error = (...said: unknown[]) => {
  process.exitCode = 1;
  error(...said);
};
