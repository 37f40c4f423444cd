/** `npm run reindex`: rebuilds the search index of the configured database. The site may be running. */
import { runCommand } from '#server/process/command.ts';
import { openConfiguredDatabase } from '#server/database/open-configured.ts';
import { reindex } from '#server/search/search-index.ts';

await runCommand(async (env) => {
  const { database, close } = await openConfiguredDatabase({ env, progress: console.log });
  try {
    console.log(`Indexed ${await reindex(database)} records for search.`);
  } finally {
    await close();
  }
  return 0;
});
