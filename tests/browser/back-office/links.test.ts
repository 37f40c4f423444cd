import { beforeEach, describe, expect, test } from 'vitest';
import { faultsOf } from '../axe.ts';
import { fieldOf, main, row } from './back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';
import { htmlFaults } from '../html-faults.ts';

const site = await startSite();
const { prisma } = site.database;

const GONE = 'https://gone.example/two-sum';
const { key } = await prisma.topicProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
await prisma.topicProblem.update({ where: { key }, data: { link: GONE } });

beforeEach(async () => {
  await prisma.outgoingLink.deleteMany();
  const at = new Date('2026-03-02T08:00:00Z');
  await prisma.outgoingLink.create({
    data: { address: GONE, status: 404, failures: 1, failingSince: at, isGone: true, checkedAt: at, dueAt: at },
  });
});

const visit = (viewport: typeof WIDE) =>
  site.visit('/Dashboard/links', { viewport, administering: true, timezoneId: 'UTC' });

describe.each([
  { on: 'a wide screen', viewport: WIDE },
  { on: 'a narrow screen', viewport: NARROW },
])('the dead links on $on', ({ viewport }) => {
  test('show what is gone, since when, and link the record', async () => {
    const page = await visit(viewport);
    const link = row(page, GONE);
    await link.getByText('404').waitFor();
    await link.getByText('Mon, 2 Mar 2026').or(link.getByText('Mon 2 Mar 2026')).first().waitFor();
    await main(page).getByText('Links are not checked.').waitFor();
    expect(await link.getByRole('link', { name: GONE }).getAttribute('href')).toBe(GONE);
    expect(await faultsOf(page)).toEqual([]);
    expect(await htmlFaults(await page.content(), page.url())).toEqual([]);
    await link.getByRole('link', { name: 'Edit problem Two Sum' }).click();
    const edited = page.getByRole('dialog', { name: 'Edit problem' });
    await expect.poll(() => fieldOf(edited, 'topicProblem', 'link').inputValue()).toBe(GONE);
  });

  test('can be dismissed by keyboard', async () => {
    const page = await visit(viewport);
    await row(page, GONE)
      .getByRole('button', { name: `Dismiss ${GONE} until it changes` })
      .focus();
    await page.keyboard.press('Enter');
    await main(page).getByText('No dead links are known.').waitFor();
    expect(await prisma.outgoingLink.findUniqueOrThrow({ where: { address: GONE } })).toMatchObject({
      isDismissed: true,
    });
  });
});
