import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '#server/testing/accounts.ts';
import { createBody } from '#server/testing/factories.ts';
import { resources } from '#shared/resources/index.ts';
import { button, fieldOf, listAddress, main, resourceOf, row } from './back-office.ts';
import { startSite } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const { token } = await site.createAdministrator();
const { content } = site.trpc(token);
// So that the ids of the factories are free.
for (const name of ['sheetTopic', 'languageCard', 'blog'] as const) await site.empty(name);

describe('two administrators who edit the same record', () => {
  async function aCard() {
    const name = `Card ${randomUUID()}`;
    return content.sheetTopic.create.mutate(
      createBody(resources.sheetTopic, { name, category: 'Basics', topic: 'Old' }),
    );
  }
  const stored = async (key: string) => {
    const { name, category, topic } = await prisma.sheetTopic.findUniqueOrThrow({ where: { key } });
    return { name, category, topic };
  };
  const open = async (name: string) => {
    const page = await site.visit(`${listAddress('sheetTopic')}?search=${encodeURIComponent(name)}`, {
      administering: true,
    });
    await button(row(page, name), `Edit ${name}`).click();
    await dialogOf(page).waitFor();
    return page;
  };
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit sheet card' });
  const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'Somebody else has changed this' });
  const type = (page: Page, field: string, value: string) => fieldOf(dialogOf(page), 'sheetTopic', field).fill(value);
  const save = (page: Page) => button(dialogOf(page), 'Save').click();
  const isDone = async (page: Page) => {
    await page.getByText('Updated successfully').waitFor();
    await dialogOf(page).waitFor({ state: 'detached' });
  };

  test('both keep their changes to different fields, without a question', async () => {
    const { key, name } = await aCard();
    const [one, other] = [await open(name), await open(name)];
    await type(one, 'category', 'Of one');
    await type(other, 'topic', 'Of the other');
    await save(one);
    await isDone(one);
    await save(other);
    await isDone(other);
    expect(await stored(key)).toEqual({ name, category: 'Of one', topic: 'Of the other' });
  });

  test('see a difference in the same field: the second can take the first value and keep the rest', async () => {
    site.expectConsoleError(/409/);
    const { key, name } = await aCard();
    const [one, other] = [await open(name), await open(name)];
    await type(one, 'category', 'Of one');
    await save(one);
    await isDone(one);
    await type(other, 'category', 'Of the other');
    await type(other, 'topic', 'Typed besides');
    await save(other);
    const conflict = conflictOf(other);
    await conflict.getByText('Of one', { exact: true }).waitFor();
    await conflict.getByText('Of the other', { exact: true }).waitFor();
    expect(await conflict.getByText('Typed besides').count()).toBe(0);
    expect(await stored(key)).toEqual({ name, category: 'Of one', topic: 'Old' });
    await button(conflict, 'Take theirs').click();
    expect(await fieldOf(dialogOf(other), 'sheetTopic', 'category').inputValue()).toBe('Of one');
    expect(await fieldOf(dialogOf(other), 'sheetTopic', 'topic').inputValue()).toBe('Typed besides');
    await save(other);
    await isDone(other);
    expect(await stored(key)).toEqual({ name, category: 'Of one', topic: 'Typed besides' });
  });

  test('can keep their input, even after a reload', async () => {
    site.expectConsoleError(/409/);
    const { key, name } = await aCard();
    const page = await open(name);
    await type(page, 'category', 'Mine');
    await page.reload();
    await button(dialogOf(page), 'Restore').click();
    expect(await fieldOf(dialogOf(page), 'sheetTopic', 'category').inputValue()).toBe('Mine');
    await content.sheetTopic.update.mutate({ key, values: { category: 'Theirs' } });
    await save(page);
    await button(conflictOf(page), 'Keep mine').click();
    await save(page);
    await isDone(page);
    expect((await stored(key)).category).toBe('Mine');
  });
});

describe('the history', () => {
  const undo = (page: Page, what: string) => page.getByRole('button', { name: `Undo: ${what}`, exact: true });

  test('shows who changed what in a record, and can undo a change', async () => {
    const name = `Note ${randomUUID()}`;
    const { key } = await content.languageCard.create.mutate(
      createBody(resources.languageCard, { name, title: 'Before' }),
    );
    await content.languageCard.update.mutate({ key, values: { title: 'After' } });
    const page = await site.visit(`${listAddress('languageCard')}?search=${encodeURIComponent(name)}`, {
      administering: true,
    });
    await button(row(page, name), `History of ${name}`).click();
    const dialog = page.getByRole('dialog', { name: `History of ${name}` });
    await dialog.getByText('1 field', { exact: true }).click();
    await dialog.getByText('Before', { exact: true }).last().waitFor();
    await dialog.getByText('After', { exact: true }).last().waitFor();
    await undo(page, `changed ${name}`).click();
    await page.getByText('Undone').waitFor();
    expect((await prisma.languageCard.findUniqueOrThrow({ where: { key } })).title).toBe('Before');
    await undo(page, `undid a change of ${name}`).waitFor();
    expect(await undo(page, `changed ${name}`).count()).toBe(1);
    await page.keyboard.press('Escape');
    await row(page, name).getByText('Before').waitFor();
  });

  test('lists all changes, and can undo a creation and a deletion', async () => {
    const [created, deleted] = [`Made ${randomUUID()}`, `Gone ${randomUUID()}`];
    const { key } = await content.languageCard.create.mutate(createBody(resources.languageCard, { name: deleted }));
    await content.languageCard.remove.mutate({ key });
    const { key: madeKey } = await content.languageCard.create.mutate(
      createBody(resources.languageCard, { name: created }),
    );
    const page = await site.visit('/Dashboard/changes', { administering: true });
    await undo(page, `deleted ${deleted}`).click();
    await expect.poll(() => prisma.languageCard.count({ where: { key } })).toBe(1);
    await undo(page, `created ${created}`).click();
    await expect.poll(() => prisma.languageCard.count({ where: { key: madeKey } })).toBe(0);
    await undo(page, `undid the creation of ${created}`).waitFor();
    await undo(page, `undid the deletion of ${deleted}`).waitFor();
  });

  test('shows why a change cannot be undone', async () => {
    site.expectConsoleError(/409/);
    const name = `Twice ${randomUUID()}`;
    const { key } = await content.languageCard.create.mutate(createBody(resources.languageCard, { name }));
    await content.languageCard.update.mutate({ key, values: { title: 'First' } });
    await content.languageCard.update.mutate({ key, values: { title: 'Second' } });
    const page = await site.visit('/Dashboard/changes', { administering: true });
    await undo(page, `changed ${name}`).nth(1).click();
    await page.getByText('Error: Somebody else has changed this card since you opened it').waitFor();
    expect((await prisma.languageCard.findUniqueOrThrow({ where: { key } })).title).toBe('Second');
  });
});

describe('the review of blogs', () => {
  const waiting = (page: Page) => main(page).getByRole('region', { name: 'Waiting for review' });
  const item = (page: Page, header: string) => waiting(page).getByRole('listitem').filter({ hasText: header });

  async function contributed() {
    const author = await site.createUser();
    const { email } = await prisma.user.update({ where: { key: author.key }, data: { lastName: 'Lovelace' } });
    const values = {
      header: `Windows ${randomUUID()}`,
      date: '2026-03-04',
      explanation: 'Move <b>both</b> ends.',
      code: 'for (;;) {}',
      explanation2: 'Better.',
      image: '/figures/blog-two-sum.svg',
    };
    const blog = await site.trpc(author.token).content.blog.create.mutate(createBody(resources.blog, values));
    return { author, email, ...blog };
  }

  test('lists a blog with author and date at the top, previews it, and publishes it with a note', async () => {
    const { id, key, header, email } = await contributed();
    const page = await site.visit(listAddress('blog'), { administering: true });
    await item(page, header).getByText(`Id ${id} · Ada Lovelace (${email}) · 4 March 2026`).waitFor();
    await button(item(page, header), `Preview ${header}`).click();
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    await dialog.getByRole('heading', { name: header }).waitFor();
    await dialog.locator('b', { hasText: 'both' }).waitFor();
    const previewed = await dialog.locator('details').allInnerTexts();
    expect(previewed).toHaveLength(2);
    await dialog.getByLabel('Note to the author').fill('Well written.');
    await button(dialog, 'Publish').click();
    await page.getByText('Published successfully').waitFor();
    await item(page, header).waitFor({ state: 'detached' });
    await dialog.waitFor({ state: 'detached' });
    expect(mailsTo(site, email).at(-1)).toMatchObject({ subject: 'Your blog is published' });
    expect(mailsTo(site, email).at(-1)?.text).toContain('> Well written.');
    expect((await prisma.blog.findUniqueOrThrow({ where: { key } })).published).toBe(true);
    const publicPage = await site.visit(`/detail/${id}`);
    expect(await main(publicPage).locator('article details').allInnerTexts()).toEqual(previewed);
  });

  test('declines with a required note, which the author gets by mail and on the profile', async () => {
    const { id, header, email, author } = await contributed();
    const page = await site.visit(listAddress('blog'), { administering: true });
    await button(item(page, header), `Decline ${header}`).click();
    const dialog = page.getByRole('dialog', { name: `Decline “${header}”` });
    await button(dialog, 'Decline').click();
    await dialog.getByText('Note is required').waitFor();
    await dialog.getByLabel('Note to the author').fill('Too short.');
    await button(dialog, 'Decline').click();
    await page.getByText('Declined successfully').waitFor();
    await item(page, header).waitFor({ state: 'detached' });
    expect(mailsTo(site, email).at(-1)).toMatchObject({ subject: 'Your blog was not published' });
    const profile = await site.visit('/Profile', { signedIn: author });
    const mine = main(profile).getByRole('listitem').filter({ hasText: header });
    await mine.getByText('Declined', { exact: true }).waitFor();
    await mine.getByText('Too short.').waitFor();

    await page.goto(`${listAddress('blog')}?search=${encodeURIComponent(header)}`);
    await button(row(page, header), `History of ${header}`).click();
    const line = page.getByRole('dialog').getByRole('listitem').first();
    await line.getByText(`declined blog ${id}: ${header}`).waitFor();
    await line.getByText('Too short.', { exact: true }).waitFor();
    expect(await line.getByRole('button').count()).toBe(0);
  });

  test('publishes in the row of the list too', async () => {
    const { header, key } = await contributed();
    const page = await site.visit(`${listAddress('blog')}?search=${encodeURIComponent(header)}`, {
      administering: true,
    });
    await button(row(page, header), `Publish ${header}`).click();
    await row(page, header).getByText('Yes', { exact: true }).waitFor();
    expect(await button(row(page, header), `Publish ${header}`).count()).toBe(0);
    expect((await prisma.blog.findUniqueOrThrow({ where: { key } })).published).toBe(true);
  });

  test('shows when somebody else was faster, and when nothing waits', async () => {
    site.expectConsoleError(/409/);
    await site.empty('blog');
    const { header, key } = await contributed();
    const page = await site.visit(listAddress('blog'), { administering: true });
    await item(page, header).waitFor();
    await site.trpc(token).blogs.publish.mutate({ key });
    await button(item(page, header), `Publish ${header}`).click();
    await page
      .getByText(`Error: Somebody else has changed this ${resourceOf('blog').noun} since you opened it`)
      .waitFor();
    await waiting(page).getByText('Nothing is waiting for review.').waitFor();
  });
});

test('shows when the mail about a decision was not sent', async () => {
  const deaf = await startSite({
    mailer: { send: () => Promise.reject(new Error('out of order')), check: () => Promise.resolve() },
  });
  await deaf.empty('blog');
  const author = await deaf.createUser();
  const { header } = await deaf.trpc(author.token).content.blog.create.mutate(createBody(resources.blog));
  const page = await deaf.visit(listAddress('blog'), { administering: true });
  await main(page)
    .getByRole('button', { name: `Publish ${header}` })
    .first()
    .click();
  await page.getByText('Published successfully').waitFor();
  await page.getByText('The mail to its author could not be sent.').waitFor();
});
