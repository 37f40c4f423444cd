/** `npm run reindex`: makes the search index of the configured database anew. The site may run meanwhile. */
import { EmbeddedDatabaseError } from '#server/database/embedded.ts';
import { EnvError, readEnv } from '#server/env.ts';
import { openConfiguredDatabase, StartError } from '#server/database/open-configured.ts';
import { reindex } from '#server/search/search-index.ts';

try {
  process.loadEnvFile();
} catch {
  // .env is optional
}

try {
  const { database, close } = await openConfiguredDatabase({ env: readEnv(), progress: console.log });
  try {
    console.log(`Indexed ${await reindex(database)} records for search.`);
  } finally {
    await close();
  }
  // The schema engine leaves a timer of ten seconds behind, for which nobody should wait.
  process.exit(0);
} catch (error) {
  const isForeseen = [EnvError, StartError, EmbeddedDatabaseError].some((kind) => error instanceof kind);
  console.error(isForeseen ? (error as Error).message : error);
  process.exit(1);
}
