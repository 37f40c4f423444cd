import { runCommand } from '#server/command.ts';
import { runAlone } from './single-process.ts';
import { signalled } from './stopping.ts';

// Whoever started the site may be gone, and the pipe with it: what can no longer be shown must not end the site.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const stopRequested = signalled();
const isDev = process.argv.includes('--dev');

await runCommand(async (env) => {
  await runAlone(env, stopRequested, isDev);
  return undefined;
});
