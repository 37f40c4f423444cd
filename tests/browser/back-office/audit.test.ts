import { beforeEach, describe, expect, test } from 'vitest';
import { faultsOf } from '../axe.ts';
import { main, row } from './back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';
import { htmlFaults } from '../html-faults.ts';

const site = await startSite();
const { prisma } = site.database;

beforeEach(async () => {
  await prisma.auditEntry.deleteMany();
  const entry = { actor: 'keeper', address: '203.0.113.7' };
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 8, minute));
  await prisma.auditEntry.createMany({
    data: [
      { ...entry, action: 'user.remove', about: 'ada@example.org', createdAt: at(1) },
      { ...entry, action: 'administrator.login', createdAt: at(2) },
      { ...entry, action: 'administrator.refused', actor: '', createdAt: at(3) },
    ],
  });
});

describe.each([
  { on: 'a wide screen', viewport: WIDE },
  { on: 'a narrow screen', viewport: NARROW },
])('the audit log on $on', ({ viewport }) => {
  test('shows who did what, to whom, when and from where, and can be filtered by keyboard', async () => {
    const page = await site.visit('/Dashboard/audit', { viewport, administering: true, timezoneId: 'UTC' });
    const removal = row(page, 'User deleted');
    for (const text of ['keeper', 'ada@example.org', '203.0.113.7', '2 Mar 2026, 08:01'])
      await removal.getByText(text, { exact: true }).waitFor();
    const shown = main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    expect(await shown.count()).toBe(3);
    expect(await shown.first().textContent()).toContain('Refused login');
    expect(await faultsOf(page)).toEqual([]);
    expect(await htmlFaults(await page.content(), page.url())).toEqual([]);

    await main(page).getByLabel('What', { exact: true }).focus();
    await page.keyboard.type('User deleted');
    await expect.poll(() => shown.count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?show=user.remove');
    await page.reload();
    await removal.waitFor();
    expect(await shown.count()).toBe(1);
  });
});
