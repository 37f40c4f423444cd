import { expect, it } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { openDatabase } from '#server/database/client.ts';
import { seed } from './seed.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

// How long it takes is a figure of `npm run bench`.
it('loads all content into an empty database, and then changes nothing', async () => {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase(url);
  try {
    const nothing = { added: 0, updated: 0, unchanged: 0, keptAsEdited: 0, idTaken: [] };
    const records = readContent();
    expect(await seed(database, records, { siteTimeZone: 'UTC' })).toEqual({ ...nothing, added: records.length });
    expect(await seed(database, records, { siteTimeZone: 'UTC' })).toEqual({ ...nothing, unchanged: records.length });
  } finally {
    await database.close();
    await drop();
  }
});
