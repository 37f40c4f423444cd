import cluster from 'node:cluster';
import { runCommand } from '#server/process/command.ts';
import { signalled } from './process/stopping.ts';

// The process that started the site may have exited and closed the pipe: a failed write must not end the site.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const stopRequested = signalled();
const isDev = process.argv.includes('--dev');

await runCommand(async (env) => {
  // Imported only where needed: a primary does not load the app.
  if (cluster.isWorker) await (await import('./process/worker.ts')).work(env, stopRequested);
  else if (env.PROCESSES > 1 && !isDev) await (await import('./process/primary.ts')).lead(env, stopRequested);
  else await (await import('./process/single-process.ts')).runAlone(env, stopRequested, isDev);
  return undefined;
});
