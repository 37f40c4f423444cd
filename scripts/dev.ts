/** `npm run dev`: the site with hot reload; a change of the server's sources restarts it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../server/main.ts');
const site = spawn(process.execPath, ['--watch', '--watch-preserve-output', main, '--dev'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => process.exit(code ?? 0));
