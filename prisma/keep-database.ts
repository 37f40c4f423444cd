/**
 * Runs the embedded database while a command of Prisma's CLI runs: prints its address, and stops it once the CLI has
 * ended and closed its end of the pipe, unless another process uses it.
 */
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { runCommand } from '#server/process/command.ts';

await runCommand(async ({ DATA_DIR }) => {
  const database = await startEmbeddedDatabase(DATA_DIR);
  process.stdout.write(`${database.url}\n`);
  await new Promise((done) => process.stdin.on('close', done).resume());
  await database.stop();
  return 0;
});
