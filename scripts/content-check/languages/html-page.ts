/** Loads a page and runs its scripts: what they log is printed, and an error in page or script is a fault. */
import { readFileSync } from 'node:fs';
import { JSDOM, VirtualConsole } from 'jsdom';

const [, , file = ''] = process.argv;
const virtualConsole = new VirtualConsole();
virtualConsole.on('log', (...said: unknown[]) => console.log(...said));
virtualConsole.on('warn', fail);
virtualConsole.on('error', fail);
virtualConsole.on('jsdomError', fail);
const page = new JSDOM(readFileSync(file, 'utf8'), {
  url: 'http://localhost/',
  runScripts: 'dangerously',
  pretendToBeVisual: true,
  virtualConsole,
});
page.window.addEventListener('load', () => page.window.close());

function fail(said: unknown): void {
  process.exitCode = 1;
  console.error(said);
}
