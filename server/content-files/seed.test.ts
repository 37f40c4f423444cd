import { expect, it } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { openDatabase } from '#server/database/client.ts';
import { seed } from './seed.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

const SECONDS = 10;

// A machine that is busy with something else may be slow once.
it(
  `loads all content into an empty database in under ${SECONDS} s, and then changes nothing`,
  { retry: 2 },
  async () => {
    const { url, drop } = await createTestDatabase();
    const database = openDatabase(url);
    try {
      const nothing = { added: 0, updated: 0, unchanged: 0, keptAsEdited: 0, idTaken: [] };
      const started = performance.now();
      const records = readContent();
      expect(await seed(database, records, { siteTimeZone: 'UTC' })).toEqual({ ...nothing, added: records.length });
      const seconds = (performance.now() - started) / 1000;
      console.log(`Loading ${records.length} records of content took ${seconds.toFixed(1)} s`);
      expect(seconds).toBeLessThan(SECONDS);
      expect(await seed(database, records, { siteTimeZone: 'UTC' })).toEqual({ ...nothing, unchanged: records.length });
    } finally {
      await database.close();
      await drop();
    }
  },
);
