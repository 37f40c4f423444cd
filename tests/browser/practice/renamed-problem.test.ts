import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCHEDULER } from '#shared/records/review-card/review-card.ts';
import { newList } from '#shared/rules/lists/list-changes.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';
import { startSite } from '../browser.ts';
import { editorOf, openEditor, writeProgram } from '../editor.ts';

const site = await startSite();

const SHEET = '/Sheet?topic=Arrays';
const PROGRAM = 'function twoSum(nums, target) {\n  return [nums.indexOf(target), 0];\n}\n';
const DRAFT = `${PROGRAM}// to be gone on with\n`;

const LIST = 'c0a8f1d2-5b3e-4c6a-9d7f-1e2b3c4d5e6f';

async function showsAll(page: Page) {
  for (const path of ['/Notes', `/Lists/${LIST}`, '/Reviews']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Pair With Sum', exact: true }).waitFor();
    expect(await page.getByText('Two Sum', { exact: true }).count(), path).toBe(0);
  }
  await page.goto(SHEET);
  await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Pair With Sum' }).isChecked()).toBe(true);
  const star = page.getByRole('button', { name: 'Star for revision: Pair With Sum' });
  expect(await star.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Edit note: Pair With Sum' }).click();
  expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('What is missing?');
  await page.goto('/Problem/two-sum');
  await page.getByRole('heading', { level: 1, name: 'Pair With Sum' }).waitFor();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('javascript');
  await openEditor(page, 'javascript');
  await expect.poll(() => editorOf(page, 'javascript').innerText()).toContain('to be gone on with');
  const submissions = page.getByRole('region', { name: 'Your submissions' }).getByRole('listitem');
  await expect.poll(() => submissions.count()).toBe(1);
}

test('a problem renamed while a learner is offline keeps all their data, on two devices', async () => {
  const learner = await site.createUser();
  const administrator = await site.createAdministrator();
  const two = { id: problemCard('two-sum'), title: 'Two Sum' };
  const now = Date.now();
  const added = {
    kind: 'added',
    key: randomUUID(),
    at: now,
    day: '2026-03-10',
    title: 'Two Sum',
    scheduler: SCHEDULER,
  } as const;
  await site.trpc(learner.token).records.sync.mutate({
    userKey: learner.key,
    sentAt: new Date().toISOString(),
    since: 0,
    records: [
      { kind: 'own-list', id: LIST, record: newList('Before Friday', [two], { now, key: randomUUID() }) },
      { kind: 'review-card', id: two.id, record: { events: [added] } },
    ],
  });
  const page = await site.visit(SHEET, { signedIn: learner });
  await page.getByRole('link', { name: 'Two Sum', exact: true }).click();
  await writeProgram(page, 'javascript', PROGRAM);
  const judged = page.getByRole('region', { name: 'Result' }).getByRole('heading', { level: 2 });
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await judged.getByText('Wrong Answer').waitFor({ timeout: 60_000 });

  site.expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('region', { name: 'Your submissions' }).getByRole('listitem').waitFor({ timeout: 60_000 });
  await writeProgram(page, 'javascript', DRAFT);
  await page.goBack();
  await page.getByRole('checkbox', { name: 'Done: Two Sum', exact: true }).check();
  await page.getByRole('button', { name: 'Star for revision: Two Sum', exact: true }).click();
  await page.getByRole('button', { name: 'Add note: Two Sum', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('What is missing?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const row = await site.database.prisma.topicProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
  const values = { name: 'Pair With Sum' };
  await site.trpc(administrator.token).content.topicProblem.update.mutate({ key: row.key, values });

  await page.context().setOffline(false);
  await expect.poll(() => site.database.prisma.submission.count({ where: { userKey: learner.key } })).toBe(1);
  await expect
    .poll(async () => {
      const kept = { userKey: learner.key, kind: { in: ['mark', 'note'] } };
      const own = await site.database.prisma.ownRecord.findMany({ where: kept, orderBy: { id: 'asc' } });
      return own.map(({ id }) => id);
    })
    .toEqual(['done:two-sum', 'problem:two-sum', 'starred:two-sum']);
  await expect
    .poll(async () => (await site.database.prisma.problemDraft.findFirst({ where: { userKey: learner.key } }))?.code)
    .toBe(DRAFT);
  await showsAll(page);
  await showsAll(await site.visit('/', { signedIn: learner }));
});
