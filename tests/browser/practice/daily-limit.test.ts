import { expect, test } from 'vitest';
import { startSite } from '../browser.ts';
import { editorOf, openEditor, writeProgram } from '../editor.ts';

const site = await startSite();
const { prisma } = site.database;

/** The limit of count_daily_writes in the baseline migration. */
const MAX = 30_000;
const TODAY = new Date(new Date().toISOString().slice(0, 10));
const YESTERDAY = new Date(TODAY.getTime() - 86_400_000);
const PROGRAM = 'function twoSum() {\n  return [];\n}\n// beyond the limit\n';

test('beyond the daily limit a tick and a draft stay in the browser, and are saved the next day', async () => {
  const { key: userKey, ...learner } = await site.createUser();
  await prisma.dailyWrites.create({ data: { userKey, day: TODAY, writes: MAX } });
  site.expectConsoleError(/429/);
  const page = await site.visit('/Sheet?topic=Arrays', { signedIn: { key: userKey, ...learner } });
  const refused = (procedure: string) =>
    page.waitForResponse((response) => response.url().includes(procedure) && response.status() === 429);
  const done = page.getByRole('checkbox', { name: 'Done: Two Sum', exact: true });
  await Promise.all([refused('records.sync'), done.check()]);
  await page.goto('/Problem/two-sum');
  await Promise.all([refused('practice.saveDraft'), writeProgram(page, 'javascript', PROGRAM)]);
  await page.reload();
  await openEditor(page, 'javascript');
  await expect.poll(() => editorOf(page, 'javascript').innerText()).toContain('beyond the limit');
  expect(await prisma.ownRecord.count({ where: { userKey } })).toBe(0);
  expect(await prisma.problemDraft.count({ where: { userKey } })).toBe(0);

  await prisma.dailyWrites.update({ where: { userKey }, data: { day: YESTERDAY } });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => prisma.ownRecord.count({ where: { userKey, id: 'done:two-sum' } })).toBe(1);
  await expect.poll(async () => (await prisma.problemDraft.findFirst({ where: { userKey } }))?.code).toBe(PROGRAM);
});
