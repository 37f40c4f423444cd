import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { announceChange, openChangeFeed } from './change-feed.ts';

const OPENED = 20;

const { url, drop } = await createTestDatabase();
afterAll(drop);

test('a process that starts during changes does not delay writers afterwards', async () => {
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  let isWriting = true;
  const { text, values } = announceChange('blog');
  const write = async () => {
    while (isWriting) await writer.query(text, [...values]);
  };
  const writing = write();
  const warnings: string[] = [];
  const feeds = [];
  for (let opened = 0; opened < OPENED; opened++)
    feeds.push(await openChangeFeed(url, (warning) => warnings.push(warning)));
  isWriting = false;
  await writing;
  await writer.end();

  await feeds[0]?.settle();
  expect(warnings).toEqual([]);
  for (const feed of feeds) await feed.close();
});
