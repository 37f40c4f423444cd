import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { finish, sendPiece, startModelProvider } from '#server/testing/servers/model-provider.ts';
import { fillStorage, signIn, signOut, startSite } from '../browser.ts';

const provider = await startModelProvider();
afterAll(() => provider.close());
const site = await startSite();
const modelled = await startSite({ model: provider.model() });

beforeEach(async () => {
  await site.database.prisma.rateLimit.deleteMany();
  await modelled.database.prisma.rateLimit.deleteMany();
});

const field = (page: Page) => page.getByPlaceholder('Ask with TechAI');
const turns = (page: Page) => page.getByRole('region', { name: 'Conversation' }).getByRole('article');
const listButton = (page: Page) => page.getByRole('button', { name: 'Conversations' });
const rows = (page: Page) => page.getByRole('dialog').getByRole('list').getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

async function ask(page: Page, prompt: string) {
  const count = await turns(page).count();
  await field(page).fill(prompt);
  await field(page).press('Enter');
  await turns(page).nth(count).getByRole('button', { name: 'Copy answer' }).waitFor();
}

async function twoConversations(page: Page) {
  await ask(page, 'explain deadlock');
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, 'what is thrashing');
}

describe('conversations', () => {
  test('are listed by their first questions, and can be opened again with their answers', async () => {
    const page = await site.visit('/AI');
    await twoConversations(page);
    await listButton(page).click();
    await expect.poll(() => rows(page).count()).toBe(2);
    await row(page, 'what is thrashing').getByText('open').waitFor();
    await row(page, 'explain deadlock').getByRole('button').first().click();
    await turns(page).getByText('A deadlock is a cycle of waiting').waitFor();
    expect(await turns(page).count()).toBe(1);
    await page.reload();
    await turns(page).getByText('A deadlock is a cycle of waiting').waitFor();
    await listButton(page).click();
    await row(page, 'what is thrashing').waitFor();
  });

  test('can be searched, renamed, and deleted with an undo, by keyboard', async () => {
    const page = await site.visit('/AI');
    await twoConversations(page);
    await listButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox').fill('cycle of waiting');
    await expect.poll(() => rows(page).count()).toBe(1);
    await row(page, 'explain deadlock').getByRole('button', { name: 'Rename' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Name', { exact: true }).fill('Operating systems');
    await page.keyboard.press('Enter');
    // The focus is where it was, and Delete is next.
    await row(page, 'Operating systems').getByRole('button', { name: 'Delete' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('No conversation mentions “cycle of waiting”.').waitFor();
    // The focus is on Undo.
    await page.keyboard.press('Enter');
    await row(page, 'Operating systems').waitFor();
    const rename = row(page, 'Operating systems').getByRole('button', { name: 'Rename' });
    expect(await rename.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.reload();
    await listButton(page).click();
    await row(page, 'Operating systems').waitFor();
  });

  test('are moved to the account when a guest signs in, and are not shown to other accounts', async () => {
    site.expectConsoleError(/409/);
    const [first, next] = [await site.createUser(), await site.createUser()];
    const page = await site.visit('/AI');
    await twoConversations(page);
    await signIn(page, first);
    await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
    await turns(page).first().waitFor();
    await listButton(page).click();
    await row(page, 'explain deadlock').waitFor();
    await page.keyboard.press('Escape');
    await signOut(page);
    await page.getByRole('heading', { name: 'Hello, Guest' }).waitFor();
    await expect.poll(() => listButton(page).count()).toBe(0);
    await signIn(page, next);
    await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
    expect(await listButton(page).count()).toBe(0);
  });

  test('get the rest of an answer that arrives after they were left, in every tab', async () => {
    const { promise: held, resolve } = Promise.withResolvers<true>();
    provider.answerBy(async (response) => {
      sendPiece(response, 'The beginning');
      await held;
      sendPiece(response, ' and the end.');
      finish(response);
    });
    const page = await modelled.visit('/AI');
    const other = await page.context().newPage();
    await other.goto('/AI');
    await field(page).fill('zzz');
    await field(page).press('Enter');
    await turns(other).getByText('The beginning').waitFor();
    await page.getByRole('button', { name: 'New chat' }).click();
    await expect.poll(() => turns(other).count()).toBe(0);
    resolve(true);
    for (const tab of [other, page]) {
      await listButton(tab).click();
      await row(tab, 'zzz').getByRole('button').first().click();
      await turns(tab).getByText('The beginning and the end.').waitFor();
      await tab.getByRole('button', { name: 'New chat' }).click();
    }
  });

  test("stay unchanged when the browser's storage is full", async () => {
    const stored = [[{ id: 'left', prompt: 'question left', answer: 'x', state: 'answered' }]];
    const page = await site.visit('/AI', { stored: { 'techai-conversation:left': JSON.stringify(stored) } });
    await ask(page, 'explain deadlock');
    await fillStorage(page);
    await page.getByRole('button', { name: 'New chat' }).click();
    await page.getByText('Your browser did not keep this.').first().waitFor();
    expect(await turns(page).count()).toBe(1);
    await page.reload();
    await turns(page).getByText('A deadlock is a cycle of waiting').waitFor();
    await listButton(page).click();
    await row(page, 'question left').waitFor();
  });

  test('drop the oldest only when there is no more room, with a message', async () => {
    const conversations = Array.from({ length: 50 }, (_, at) => [
      { id: `turn-${at}`, prompt: `question ${at}`, answer: 'x', state: 'answered' },
    ]);
    const page = await site.visit('/AI', { stored: { 'techai-conversation:left': JSON.stringify(conversations) } });
    await ask(page, 'explain deadlock');
    await page.getByRole('button', { name: 'New chat' }).click();
    await page.getByText('oldest conversation was removed to make room: question 49').waitFor();
    await listButton(page).click();
    await expect.poll(() => rows(page).count()).toBe(50);
    expect(await row(page, 'question 48').count()).toBe(1);
  });
});

describe('asking about', () => {
  test('a problem opens the assistant, which answers about it until that is removed', async () => {
    const page = await site.visit('/Problem/two-sum');
    await page.getByRole('link', { name: 'Ask about this' }).click();
    await page.waitForURL('**/AI?about=problem/two-sum');
    await page.getByRole('link', { name: 'Two Sum' }).waitFor();
    await ask(page, 'explain this to me');
    await turns(page).last().getByRole('link', { name: 'Two Sum' }).first().waitFor();
    expect(await turns(page).last().getByRole('link').first().getAttribute('href')).toBe('/Problem/two-sum');
    await page.getByRole('button', { name: 'Do not ask about Two Sum' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/AI' && url.search === '');
    // The URL changes before the page does.
    await page.getByRole('button', { name: 'Do not ask about Two Sum' }).waitFor({ state: 'detached' });
    await ask(page, 'explain deadlock');
    await turns(page).last().getByText('A deadlock is a cycle of waiting').waitFor();
  });

  test('a note or a blog works too', async () => {
    const page = await site.visit('/Java');
    const note = page.getByRole('article').first();
    const header = (await note.getByRole('heading').first().innerText()).replace(/^1\.\s*/, '');
    await note.getByRole('link', { name: 'Ask about this' }).click();
    await page.waitForURL('**/AI?about=question/*');
    await page.getByRole('main').getByRole('link', { name: header, exact: true }).waitFor();
    await ask(page, 'give me an example');
    expect(await turns(page).last().getByRole('link').first().innerText()).toBe(header);
    await page.goto('/detail/1');
    await page.getByRole('link', { name: 'Ask about this' }).click();
    await page.waitForURL('**/AI?about=blog/1');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Two Sum, from/ })
      .waitFor();
  });

  test('something that does not exist is ignored', async () => {
    const page = await site.visit('/AI?about=problem/no-such-problem');
    await ask(page, 'explain deadlock');
    await turns(page).last().getByText('A deadlock is a cycle of waiting').waitFor();
    expect(await page.getByRole('button', { name: /^Do not ask about/ }).count()).toBe(0);
  });

  test('sends the record to a model', async () => {
    provider.answerBy((response) => {
      sendPiece(response, 'Yes.');
      finish(response);
    });
    const page = await modelled.visit('/AI?about=problem/two-sum');
    await ask(page, 'zzz');
    const [system] = provider.requests.at(-1)?.messages ?? [];
    expect(system?.content).toContain('# Two Sum');
    expect(system?.content).toContain('Address: /Problem/two-sum');
  });
});
