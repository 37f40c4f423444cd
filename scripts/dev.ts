/**
 * `npm run dev`: runs the site with hot reload; a change of the server's sources restarts it. The sandbox for learners'
 * programs is built in parallel, and rebuilt when its sources change.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { DEV_FILES } from '#server/site/dev-client.ts';
import { TOOL_MAKER } from './build.ts';
import { buildSandbox } from './build/build-sandbox.ts';

const ROOT = join(import.meta.dirname, '..');
const SANDBOX = join(DEV_FILES, 'sandbox');
/** Debounces changes: an editor writes a file in several steps. */
const PAUSE_MS = 200;

mkdirSync(DEV_FILES, { recursive: true });
copyFileSync(join(ROOT, 'NOTICE'), join(DEV_FILES, 'NOTICE.txt'));

const main = join(ROOT, 'server/main.ts');
const site = spawn(process.execPath, ['--watch', '--watch-preserve-output', main, '--dev'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => process.exit(code ?? 0));
const maker = spawn(process.execPath, [...TOOL_MAKER, '--beside', '--quick'], { stdio: 'inherit' });
process.on('exit', () => maker.kill());

const say = (error: unknown) => console.error('The sandbox could not be built:', error);
let building = buildSandbox(SANDBOX).catch(say);
let timer: NodeJS.Timeout | undefined;
watch(join(ROOT, 'judge'), { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    building = building.then(() => buildSandbox(SANDBOX)).catch(say);
  }, PAUSE_MS);
});
