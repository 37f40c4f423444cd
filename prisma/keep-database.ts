/**
 * The embedded database for as long as a command of Prisma's CLI runs: prints its address and stops it, unless somebody
 * else uses it, when the CLI has ended and its end of the pipe is closed.
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
