/** `npx prisma db seed`: loads the content into the database that the settings name. */
import { readContent } from '#prisma/content.ts';
import { runCommand } from '#server/process/command.ts';
import { openConfiguredDatabase } from '#server/database/open-configured.ts';
import { seed } from '#server/content-files/seed.ts';

// As on a start: seeds only resources that were never seeded and have no records.
const onlyMissing = process.argv.includes('--only-missing');

await runCommand(async (env) => {
  const records = readContent();
  // A start, which shows what this prints, has opened the database already.
  const { database, close } = await openConfiguredDatabase({ env, progress: onlyMissing ? () => {} : console.log });
  try {
    const report = await seed(database, records, {
      siteTimeZone: env.SITE_TIME_ZONE,
      onlyMissing,
      progress: console.log,
    });
    console.log(
      `Added ${report.added}, updated ${report.updated}, unchanged ${report.unchanged}, kept as edited ${report.keptAsEdited}.`,
    );
    for (const name of report.idTaken) console.log(`Not loaded, its id is taken: ${name}`);
  } finally {
    await close();
  }
  return 0;
});
