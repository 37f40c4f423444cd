/** `npx prisma db seed`: loads the content into the database that the settings name. */
import { ContentError, readContent } from '#prisma/content.ts';
import { EmbeddedDatabaseError } from '#server/database/embedded.ts';
import { EnvError, readEnv } from '#server/env.ts';
import { openConfiguredDatabase, StartError } from '#server/database/open-configured.ts';
import { seed } from '#server/content-files/seed.ts';

try {
  process.loadEnvFile();
} catch {
  // .env is optional
}

try {
  await main();
  // The schema engine leaves a timer of ten seconds behind, for which nobody should wait.
  process.exit(0);
} catch (error) {
  const isForeseen = [EnvError, StartError, EmbeddedDatabaseError, ContentError].some((kind) => error instanceof kind);
  console.error(isForeseen ? (error as Error).message : error);
  process.exit(1);
}

async function main() {
  const env = readEnv();
  const records = readContent();
  const { database, close } = await openConfiguredDatabase({ env, progress: console.log });
  try {
    const report = await seed(database, records, env.SITE_TIME_ZONE);
    console.log(
      `Added ${report.added}, updated ${report.updated}, unchanged ${report.unchanged}, kept as edited ${report.keptAsEdited}.`,
    );
    for (const name of report.idTaken) console.log(`Not loaded, its id is taken: ${name}`);
  } finally {
    await close();
  }
}
