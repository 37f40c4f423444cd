/**
 * `npm run prepare:database`: does what the first start of a version does to the configured database (migrations,
 * content, search index, first administrator), and nothing else; for a deployment that does it before any site starts.
 */
import { runCommand } from '#server/process/command.ts';
import { prepareDatabase } from '#server/process/prepare-database.ts';

await runCommand(async (env) => {
  const { close } = await prepareDatabase(env);
  await close();
  console.log('The database is ready.');
  return 0;
});
