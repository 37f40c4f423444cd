import { expect, test } from 'vitest';
import { NARROW, startSite } from './browser.ts';

const site = await startSite();
const { prisma } = site.database;

test('an administrator writes a newsletter, tests it, and sends it to who has confirmed', async () => {
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

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Subject is required').first().waitFor();
  site.expectConsoleError(/400/);

  await page.getByLabel('Subject *').fill('What is new');
  await page
    .getByLabel('Text (Markdown) *')
    .fill('## Sheets\n\nThe **new** [sheet](/Sheet) <img src=x onerror="window.hacked=1">');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: 'Sheets' }).waitFor();
  await preview.getByText('<img src=x').waitFor();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  // What was typed outlives a reload.
  await page.reload();
  await expect.poll(() => page.getByLabel('Subject *').inputValue()).toBe('What is new');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Draft saved').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByLabel('Your email address').fill('me@example.org');
  await page.getByRole('button', { name: 'Send the test' }).click();
  await page.getByText('The test went to me@example.org').waitFor();
  expect(site.mails.map(({ to, subject }) => [to, subject])).toEqual([['me@example.org', '[Test] What is new']]);

  await page.getByRole('button', { name: 'Send to 2 subscribers' }).click();
  await page.getByRole('dialog', { name: 'Send this to 2 subscribers?' }).getByRole('button', { name: 'Send' }).click();
  await page.getByText('Nobody waits any more.').waitFor();
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
