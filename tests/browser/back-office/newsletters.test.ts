import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { faultsAtBothWidths, nothingChecked } from '../axe.ts';
import { button, main } from './back-office.ts';
import { NARROW, startSite } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;

beforeEach(async () => {
  await prisma.newsletter.deleteMany();
  await prisma.subscriber.deleteMany();
  site.mails.length = 0;
});

test('an administrator writes a newsletter, tests it, and sends it to confirmed subscribers', async () => {
  await prisma.subscriber.createMany({
    data: [
      { email: 'ada@example.org', confirmedAt: new Date() },
      { email: 'ben@example.org', confirmedAt: new Date() },
      { email: 'pending@example.org' },
    ],
  });
  const page = await site.visit('/Dashboard/newsletters', { administering: true });
  await page.getByText('No newsletter yet.').waitFor();
  await page.getByRole('button', { name: 'Write a newsletter' }).click();

  // Before any question is asked or mail sent.
  for (const press of ['Send to 2 subscribers', 'Send at a time', 'Send a test', 'Save']) {
    await page.getByLabel('Subject *').fill('x');
    await page.getByLabel('Subject *').fill('');
    await page.getByRole('button', { name: press }).click();
    await page.getByText('Subject is required').waitFor();
    await page.getByText('Body is required').waitFor();
    await expect
      .poll(() => page.getByLabel('Subject *').evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  expect(await prisma.newsletter.count()).toBe(0);

  await page.getByLabel('Subject *').fill('What is new');
  await page
    .getByLabel('Text (Markdown) *')
    .fill('## Sheets\n\nThe **new** [sheet](/Sheet) <img src=x onerror="window.hacked=1">');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: 'Sheets' }).waitFor();
  await preview.getByText('<img src=x').waitFor();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  // The text survives a reload.
  await page.reload();
  await expect.poll(() => page.getByLabel('Subject *').inputValue()).toBe('What is new');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Draft saved').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor();

  // Opened again, it shows what is saved now.
  await page.getByRole('button', { name: 'All newsletters' }).click();
  const draft = page.getByRole('button', { name: 'What is new', exact: true });
  await draft.waitFor();
  await prisma.newsletter.updateMany({ data: { subject: 'What is newer' } });
  await draft.click();
  await expect.poll(() => page.getByLabel('Subject *').inputValue()).toBe('What is newer');
  await page.getByLabel('Subject *').fill('What is new');
  await prisma.newsletter.updateMany({ data: { subject: 'What somebody else wrote' } });
  site.expectConsoleError(/409/);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('it is “What somebody else wrote” by now. Save again to replace it.').waitFor();
  expect(await prisma.newsletter.findMany()).toMatchObject([{ subject: 'What somebody else wrote' }]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => prisma.newsletter.findMany()).toMatchObject([{ subject: 'What is new' }]);

  await page.getByRole('button', { name: 'Send a test' }).click();
  // The focus is in its field.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('me@example.org');
  await page.getByRole('button', { name: 'Send the test' }).click();
  await page.getByText('The test went to me@example.org').waitFor();
  expect(site.mails.map(({ to, subject }) => [to, subject])).toEqual([['me@example.org', '[Test] What is new']]);

  await page.getByRole('button', { name: 'Send to 2 subscribers' }).click();
  await page.getByRole('dialog', { name: 'Send this to 2 subscribers?' }).getByRole('button', { name: 'Send' }).click();
  await page.getByText('Nothing is left to send.').waitFor();
  expect(
    site.mails
      .slice(1)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['ada@example.org', 'ben@example.org']);
  await page.reload();
  await page.getByText('2 of 2 done').waitFor();
  await page.getByRole('button', { name: 'All newsletters' }).click();
  await page.getByText('Sent to 2').waitFor();

  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Write a newsletter' }).click();
  await page.getByLabel('Subject *').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

const ZONE = 'Asia/Dubai';

test("a newsletter can be copied, scheduled in the administrator's time zone, and cancelled", async () => {
  await prisma.subscriber.create({ data: { email: 'ada@example.org', confirmedAt: new Date() } });
  const { key } = await prisma.newsletter.create({
    data: { subject: 'Of last month', body: 'Hello', author: 'root', sentAt: new Date() },
  });
  const page = await site.visit(`/Dashboard/newsletters?open=${key}`, { administering: true, timezoneId: ZONE });
  await page.getByRole('button', { name: 'Copy to a new draft' }).click();
  await expect.poll(() => page.getByLabel('Subject *').inputValue()).toBe('Of last month');
  await page.getByLabel('Subject *').fill('Of this month');

  await button(page, 'Send at a time').click();
  const dialog = page.getByRole('dialog', { name: 'Send at a time' });
  await dialog.getByText(`Your time zone: ${ZONE}`).waitFor();
  await button(dialog, 'Schedule').click();
  await dialog.getByText('Choose a date and a time').waitFor();
  await dialog.getByLabel('Date').fill('2020-01-01');
  await dialog.getByLabel('Time').fill('20:30');
  await button(dialog, 'Schedule').click();
  await dialog.getByText('Choose a time that is still to come').waitFor();
  await dialog.getByLabel('Date').fill('2035-06-01');
  await button(dialog, 'Schedule').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => main(page).locator('time').allInnerTexts()).toEqual(['Fri, 1 Jun 2035, 20:30 GST']);
  const { scheduledAt, subject } = await prisma.newsletter.findFirstOrThrow({ where: { key: { not: key } } });
  expect([scheduledAt?.toISOString(), subject]).toEqual(['2035-06-01T16:30:00.000Z', 'Of this month']);
  await page.getByText('by now 1 subscriber').waitFor();

  await page.reload();
  await button(page, 'All newsletters').click();
  await page.getByText(/Scheduled for 1 Jun 2035, 20:30/).waitFor();
  await button(page, 'Of this month').click();
  await button(page, 'Cancel the sending').click();
  await page.getByText('It is a draft again').waitFor();
  await page.getByLabel('Subject *').waitFor();
  expect(site.mails).toEqual([]);
});

test('a scheduled newsletter is shown as sent when its time comes', async () => {
  await prisma.subscriber.create({ data: { email: 'ada@example.org', confirmedAt: new Date() } });
  const { key } = await prisma.newsletter.create({
    data: { subject: 'News', body: 'Hello', author: 'root', scheduledAt: new Date(Date.now() + 3_600_000) },
  });
  const page = await site.visit(`/Dashboard/newsletters?open=${key}`, { administering: true });
  await page.getByText('It will be sent on').waitFor();
  await prisma.newsletter.update({ where: { key }, data: { scheduledAt: new Date() } });
  await site.jobs.add('newsletter');
  await page.getByText('1 of 1 done').waitFor();
  expect(site.mails.map(({ to }) => to)).toEqual(['ada@example.org']);
});

const file = (...rows: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['email,consent date,consent source', ...rows].join('\n')),
});

test('subscribers can be imported with the proof of their consent, and exported', async () => {
  const page = await site.visit('/Dashboard/subscribers', { administering: true });
  await page.getByText('No subscribers found.').waitFor();
  await button(main(page), 'Import').click();
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' });
  const choose = dialog.locator('input[type=file]');
  await choose.setInputFiles({ ...file(), name: 'people.txt' });
  await dialog.getByText('The file must be CSV or JSON.').waitFor();
  await choose.setInputFiles({ ...file(), buffer: Buffer.from('email\nada@example.org') });
  await dialog.getByText(/^The file has no column consent date/).waitFor();
  site.expectConsoleError(/400/);

  await choose.setInputFiles(file('ada@example.org,2026-01-31,"=Fair"', 'ben@example.org,,Form'));
  await dialog.getByText('1 row is refused').waitFor();
  await dialog.getByText('Consent date is required').waitFor();
  expect(await prisma.subscriber.count()).toBe(0);
  await button(dialog, 'Import 1 subscriber').click();
  await page.getByText('1 subscriber imported').waitFor();
  await main(page).getByText('ada@example.org').waitFor();
  await main(page)
    .getByText(/31 Jan 2026, =Fair/)
    .waitFor();

  await button(main(page), 'Export').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const exported = await download;
  expect(exported.suggestedFilename()).toBe('subscribers.csv');
  const rows: unknown = parse(readFileSync(await exported.path(), 'utf8'), { bom: true, columns: true });
  expect(rows).toMatchObject([{ email: 'ada@example.org', consentSource: "'=Fair" }]);
});

test('dialogs are accessible and fit a wide and a narrow screen', async () => {
  await prisma.subscriber.create({
    data: {
      email: `${'x'.repeat(60)}@example.org`,
      confirmedAt: new Date(),
      consentAt: new Date(),
      consentSource: 'x'.repeat(100),
    },
  });
  const faults: string[] = [];
  const checked = nothingChecked();
  const look = async () => faults.push(...(await faultsAtBothWidths(page, { checked })));
  const page = await site.visit('/Dashboard/newsletters?open=new', { administering: true });
  await button(page, 'Save').click();
  await page.getByText('Subject is required').waitFor();
  await look();
  await page.getByLabel('Subject *').fill('News');
  await page.getByLabel('Text (Markdown) *').fill('Hello');
  await button(page, 'Send at a time').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Schedule').click();
  await dialog.getByText('Choose a date and a time').waitFor();
  await look();
  await dialog.getByLabel('Date').fill('2035-06-01');
  await dialog.getByLabel('Time').fill('20:30');
  await button(dialog, 'Schedule').click();
  await page.getByText('It will be sent on').waitFor();
  await look();
  await page.goto('/Dashboard/subscribers');
  await main(page).getByText('xxxx').first().waitFor();
  await look();
  await button(main(page), 'Import').click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles(file('ada@example.org,2026-01-31,Form', 'ben,2026-01-31,Form'));
  await dialog.getByText('1 row is refused').waitFor();
  await look();
  expect(faults).toEqual([]);
});
