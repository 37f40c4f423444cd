/** `npx prisma db seed`: loads the content into the database that the settings name. */
import { openConfiguredDatabase } from '#server/open-database.ts';
import { readEnv } from '#server/env.ts';
import { seed } from '#server/services/seed.ts';
import { readContent } from './content.ts';

try {
  process.loadEnvFile();
} catch {
  // .env is optional
}

const env = readEnv();
const records = readContent();
const { database, close } = await openConfiguredDatabase(env, console.log);
const report = await seed(database, records, env.SITE_TIME_ZONE);
await close();
console.log(
  `Added ${report.added}, updated ${report.updated}, unchanged ${report.unchanged}, kept as edited ${report.keptAsEdited}.`,
);
for (const name of report.idTaken) console.log(`Not loaded, its id is taken: ${name}`);
