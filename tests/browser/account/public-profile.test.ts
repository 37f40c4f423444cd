import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aMark } from '#server/testing/progress-calls.ts';
import { WEEKLY_DIGESTS } from '#server/newsletters/weekly-digests.ts';
import { addDays, dayIn } from '#shared/rules/progress/streaks.ts';
import { startSite, WIDE } from '../browser.ts';

const site = await startSite();

const section = (page: Page) => page.getByRole('region', { name: 'Public profile' });

async function saveAs(page: Page, says: string) {
  const saved = page.waitForResponse((response) => response.url().includes('publicProfiles.save'));
  await section(page).getByRole('button', { name: 'Save' }).click();
  await saved;
  // An earlier toast may still be visible.
  await page.getByText(says).last().waitFor();
}

const statusesOf = (name: string) =>
  Promise.all(
    ['', '/picture.png', '/badge.svg'].map(async (file) => {
      const { status } = await site.rest(`/u/${name}${file}`, { headers: { Accept: 'text/html' } });
      return status;
    }),
  );

const OFF = [404, 404, 404];

test('a profile can be switched on, seen by a stranger, renamed and switched off', { timeout: 120_000 }, async () => {
  const person = await site.createUser();
  await site.trpc(person.token).records.sync.mutate({
    userKey: person.key,
    sentAt: new Date().toISOString(),
    since: 0,
    records: [aMark({ name: 'Two Sum', at: new Date().toISOString() })],
  });
  const page = await site.visit('/Profile', { signedIn: person, permissions: ['clipboard-read', 'clipboard-write'] });
  await section(page).getByLabel('Name in the address').fill('admin');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await section(page).getByText('It would look like somebody who runs the site').waitFor();
  expect(await section(page).getByRole('link').count()).toBe(0);
  await section(page).getByLabel('Name in the address').fill('Ada-L');
  await section(page).getByLabel('Show my profile to everybody').check();
  await saveAs(page, 'Your public profile is on');
  await section(page).getByRole('button', { name: 'Copy' }).last().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`[![GearUp](${site.url}/u/ada-l/badge.svg)](${site.url}/u/ada-l)`);

  // A stranger can read it without scripts.
  const plain = await site.visit('/u/ada-l', { javaScriptEnabled: false });
  await plain.getByRole('heading', { level: 1, name: 'ada-l' }).waitFor();
  await plain.getByRole('img', { name: /^1 tick on 1 day/ }).waitFor();
  expect(await plain.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await plain.locator('meta[property="og:image"]').getAttribute('content')).toBe(
    `${site.url}/u/ada-l/picture.png`,
  );
  const stranger = await site.visit('/u/ada-l', { viewport: WIDE });
  await stranger.getByRole('heading', { level: 2, name: 'Solved' }).waitFor();

  await section(page).getByLabel('Search engines may list it').check();
  await saveAs(page, 'Your public profile is on');
  await plain.reload();
  expect(await plain.locator('meta[name=robots]').count()).toBe(0);

  await section(page).getByLabel('Name in the address').fill('lovelace');
  await saveAs(page, 'Your public profile is on');
  await section(page)
    .getByRole('link', { name: /\/u\/lovelace$/ })
    .waitFor();
  expect([await statusesOf('ada-l'), await statusesOf('lovelace')]).toEqual([OFF, [200, 200, 200]]);

  await section(page).getByLabel('Show my profile to everybody').uncheck();
  await saveAs(page, 'Your public profile is off');
  expect(await statusesOf('lovelace')).toEqual(OFF);
  site.expectConsoleError(/404/);
  await stranger.goto('/u/lovelace');
  await stranger.getByRole('heading', { name: 'There is no such profile' }).waitFor();
});

test(
  'the weekly digest can be turned on in the profile, and ended by the link in it',
  { timeout: 120_000 },
  async () => {
    const { weeklyDigest } = site.database.prisma;
    const person = await site.createUser();
    const isOn = () => weeklyDigest.count({ where: { userKey: person.key } });
    const page = await site.visit('/Profile', { signedIn: person });
    await page.getByLabel('Send me the weekly digest').click();
    await page.getByText('You get the weekly digest').waitFor();
    expect(await isOn()).toBe(1);
    const at = `${addDays(dayIn('UTC', Date.now()), -2)}T10:00:00.000Z`;
    const sent = { userKey: person.key, sentAt: new Date().toISOString(), since: 0 };
    await site.trpc(person.token).records.sync.mutate({ ...sent, records: [aMark({ name: 'Two Sum', at })] });
    await weeklyDigest.update({ where: { userKey: person.key }, data: { nextAt: new Date(0) } });
    await site.jobs.add(WEEKLY_DIGESTS);
    const link = /(\/newsletter\/unsubscribe\?token=\S+)/.exec(site.mails[0]?.text ?? '')?.[1] ?? '';
    const mail = await site.visit(link);
    await mail.getByRole('button', { name: 'Unsubscribe' }).click();
    await mail.getByText('You will no longer receive the weekly digest.').waitFor();
    expect(await isOn()).toBe(0);
  },
);
