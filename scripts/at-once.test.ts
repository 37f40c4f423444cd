import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runAtOnce } from './at-once.ts';

const folder = mkdtempSync(join(tmpdir(), 'at-once-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs pieces of JavaScript, two at a time, each a process of its own. */
async function run(sources: Record<string, string>) {
  let printed = '';
  const print = (output: Buffer) => void (printed += output.toString());
  const command = (name: string) => [process.execPath, '-e', sources[name] ?? ''];
  const code = await runAtOnce(Object.keys(sources), { lanes: 2, print, command });
  return { code, printed };
}

const FILE = JSON.stringify(join(folder, 'mark'));
const waitsForFile = `const look = () => require('fs').existsSync(${FILE}) ? console.log('first') : setTimeout(look, 5); look();`;

it('runs two at the same time, and shows them in the order of the list', async () => {
  const writesFile = `console.log('second'); require('fs').writeFileSync(${FILE}, '')`;
  expect(await run({ a: waitsForFile, b: writesFile, c: `console.log('third')` })).toEqual({
    code: 0,
    printed: 'first\nsecond\nthird\n',
  });
});

it('runs all although one fails, names what failed, and ends with the code of the first of it', async () => {
  writeFileSync(join(folder, 'mark'), '');
  const fails = (code: number) => `console.error(${code}); process.exit(${code})`;
  expect(await run({ a: waitsForFile, b: fails(3), c: fails(2), d: `console.log('last')` })).toEqual({
    code: 3,
    printed: 'first\n3\n2\nlast\nFailed: b, c\n',
  });
});

it('fails for what is killed, and for what is not there', async () => {
  expect((await run({ a: `process.kill(process.pid, 'SIGKILL')` })).code).toBe(1);
  const print = () => {};
  expect(await runAtOnce(['x'], { print, command: () => [join(folder, 'nothing')] })).toBe(1);
});
