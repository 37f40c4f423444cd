import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#server/adapters/mailer.ts';
import { faultsOf } from '../axe.ts';
import { button, main, menu, row } from '../back-office/back-office.ts';
import { installClock, NARROW, startSite, WIDE } from '../browser.ts';

const mails: Mail[] = [];
let refusal: Error | null = null;
const site = await startSite({
  mailer: {
    send(mail) {
      if (refusal) return Promise.reject(refusal);
      mails.push(mail);
      return Promise.resolve();
    },
    check: () => Promise.resolve(),
  },
});
const { prisma } = site.database;

beforeEach(async () => {
  await prisma.message.deleteMany();
  mails.length = 0;
  refusal = null;
});

async function aMessage(firstName: string, values: { readAt?: Date; closedAt?: Date } = {}) {
  const message = 'Please write about graphs.\nThank you.';
  const data = { firstName, lastName: 'L', email: 'ada@example.org', phone: '1', message, ...values };
  return (await prisma.message.create({ data })).key;
}

const dialogOf = (page: Page, firstName: string) => page.getByRole('dialog', { name: `Message of ${firstName} L` });
const opened = async (page: Page, firstName: string) => {
  await main(page)
    .getByRole('button', { name: `Open the message of ${firstName} L` })
    .click();
  return dialogOf(page, firstName);
};
const unreadLink = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

describe('messages in the back office', () => {
  test('are counted in the sidebar while unread, without a reload, and are read once opened', async () => {
    const now = new Date();
    await aMessage('Ada');
    await aMessage('Ben', { readAt: now });
    site.expectConsoleError(/404/);
    const page = await site.visit('/Pagenotfound', { administering: true });
    await installClock(page);
    await page.goto('/Dashboard/queries');
    await unreadLink(page, 'Queries 1 unread').waitFor();
    const dialog = await opened(page, 'Ada');
    await unreadLink(page, 'Queries').waitFor({ state: 'attached' });
    await button(dialog, 'Mark as unread').click();
    await unreadLink(page, 'Queries 1 unread').waitFor({ state: 'attached' });
    // The dialog is still open, and the message stays unread.
    await button(dialog, 'Mark as read').waitFor();
    await page.keyboard.press('Escape');
    await row(page, 'Ada L').getByText('Unread', { exact: true }).waitFor();
    // Another message arrives.
    await aMessage('Cleo');
    await page.clock.fastForward(30_000);
    await unreadLink(page, 'Queries 2 unread').waitFor();
  });

  test('can be filtered by state; the URL has the filter and the open message', async () => {
    const now = new Date();
    await aMessage('Ada');
    await aMessage('Ben', { readAt: now });
    await aMessage('Cleo', { readAt: now, closedAt: now });
    const page = await site.visit('/Dashboard/queries', { administering: true });
    const names = () =>
      main(page)
        .getByRole('button', { name: /^Open the message/ })
        .evaluateAll((buttons) => buttons.map(({ textContent }) => /of (\w+) L/.exec(textContent)?.[1]));
    await expect.poll(names).toEqual(['Cleo', 'Ben', 'Ada']);
    const filter = page.getByRole('group', { name: 'Shown messages' });
    await button(filter, 'Closed').focus();
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['Cleo']);
    expect(await button(filter, 'Closed').getAttribute('aria-pressed')).toBe('true');
    expect(new URL(page.url()).search).toBe('?show=closed');
    await button(main(page), 'Export').click();
    const file = main(page).getByRole('link', { name: 'CSV' });
    expect(await file.getAttribute('href')).toBe('/exports/messages.csv?show=closed');
    await page.reload();
    await expect.poll(names).toEqual(['Cleo']);

    await button(await opened(page, 'Cleo'), 'Reopen').click();
    // It is no longer in the list, but still open, after a reload too.
    await expect.poll(names).toEqual([]);
    await page.reload();
    await button(dialogOf(page, 'Cleo'), 'Mark as closed').waitFor();
    await page.keyboard.press('Escape');
    await button(filter, 'Open').click();
    await expect.poll(names).toEqual(['Cleo', 'Ben', 'Ada']);
    await button(filter, 'Unread').click();
    await expect.poll(names).toEqual(['Ada']);
    await page.goBack();
    await expect.poll(names).toEqual(['Cleo', 'Ben', 'Ada']);
  });

  test('are answered by mail, by keyboard too; the sent replies are listed under them', async () => {
    await aMessage('Ada');
    const page = await site.visit('/Dashboard/queries', { administering: true });
    const dialog = await opened(page, 'Ada');
    await button(dialog, 'Send reply').click();
    await dialog.getByText('Reply is required').waitFor();
    expect(
      await dialog.getByLabel('Reply', { exact: true }).evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.keyboard.type('Graphs are next.');
    // The text survives a reload.
    await page.reload();
    await expect.poll(() => dialog.getByLabel('Reply', { exact: true }).inputValue()).toBe('Graphs are next.');
    await dialog.getByLabel('Reply', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Reply sent').waitFor();
    await dialog.getByText('1 reply').waitFor();
    await dialog.getByRole('listitem').getByText('Graphs are next.').waitFor();
    await dialog.getByText(/^administrator-.* · Sent$/).waitFor();
    expect(await dialog.getByLabel('Reply', { exact: true }).inputValue()).toBe('');
    expect(mails).toMatchObject([{ to: 'ada@example.org', wantsAnswer: true }]);
    expect(mails[0]?.text).toContain('Graphs are next.');
  });

  test('keep the text of a reply that could not be sent, show why, and send it once that works', async () => {
    site.expectConsoleError(/502/);
    await aMessage('Ada');
    const page = await site.visit('/Dashboard/queries', { administering: true });
    const dialog = await opened(page, 'Ada');
    const field = dialog.getByLabel('Reply', { exact: true });
    refusal = Object.assign(new Error('550 no such mailbox'), { responseCode: 550 });
    await field.fill('Graphs are next.');
    await button(dialog, 'Send reply').click();
    await dialog.getByText('The reply could not be sent: 550 no such mailbox').waitFor();
    expect(await field.inputValue()).toBe('Graphs are next.');

    // In another browser it is listed under the message, and can be continued.
    const elsewhere = await site.visit(new URL(page.url()).pathname + new URL(page.url()).search, {
      administering: true,
    });
    await dialogOf(elsewhere, 'Ada').getByText('Not sent').waitFor();
    refusal = null;
    await button(dialogOf(elsewhere, 'Ada'), 'Edit and send again').click();
    await button(dialogOf(elsewhere, 'Ada'), 'Send reply').click();
    await elsewhere.getByText('Reply sent').waitFor();
    await dialogOf(elsewhere, 'Ada').getByText('1 reply').waitFor();
    // Here it is retried without a reload: it was sent by the other browser, and is not sent twice.
    await button(dialog, 'Send reply').click();
    await dialog.getByText('1 reply').waitFor();
    expect(mails).toHaveLength(1);
  });

  test('keep the reply that is being written when another one is continued, and not one that was sent', async () => {
    const key = await aMessage('Ada');
    const replyFields = { messageKey: key, author: 'root', mailId: '<a@b>' };
    const failed = { key: crypto.randomUUID(), text: 'Did not leave', state: 'failed', error: '550 no such mailbox' };
    await prisma.messageReply.create({ data: { ...replyFields, ...failed } });
    const page = await site.visit('/Dashboard/queries', { administering: true });
    const dialog = await opened(page, 'Ada');
    const field = dialog.getByLabel('Reply', { exact: true });
    await field.fill('Half written');
    await button(dialog, 'Edit and send again').press('Enter');
    const question = page.getByRole('dialog', { name: 'Discard the reply that you are writing?' });
    await question.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('Half written');
    await button(dialog, 'Edit and send again').press('Enter');
    await button(question, 'Discard it').press('Enter');
    await expect.poll(() => field.inputValue()).toBe('Did not leave');
    await button(dialog, 'Send reply').press('Enter');
    await page.getByText('Reply sent').waitFor();
    expect(await field.inputValue()).toBe('');

    // It is sent after its dialog was closed.
    const { promise: waited, resolve: go } = Promise.withResolvers<true>();
    await page.route('**/trpc/messages.reply*', async (route) => {
      await waited;
      await route.continue();
    });
    await field.fill('Sent behind it');
    await button(dialog, 'Send reply').press('Enter');
    await button(dialog, 'Sending…').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    go(true);
    await expect.poll(() => mails.length).toBe(2);
    await opened(page, 'Ada');
    await dialog.getByText('2 replies').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
  });

  test.each([WIDE, NARROW])('are accessible and fit a screen of $width px', async (viewport) => {
    const key = await aMessage('Ada', { closedAt: new Date() });
    const replyFields = { messageKey: key, author: 'root', mailId: '<a@b>' };
    await prisma.messageReply.create({
      data: { ...replyFields, key: crypto.randomUUID(), text: 'x'.repeat(200), state: 'sent' },
    });
    await prisma.messageReply.create({
      data: { ...replyFields, key: crypto.randomUUID(), text: 'Again', state: 'failed', error: '550 no such mailbox' },
    });
    const page = await site.visit('/Dashboard/queries', { viewport, administering: true });
    await main(page).getByText('Ada L').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const dialog = await opened(page, 'Ada');
    await dialog.getByText('2 replies').waitFor();
    await button(dialog, 'Send reply').click();
    await dialog.getByText('Reply is required').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
