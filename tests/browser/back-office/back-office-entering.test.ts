import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { faultsAtBothWidths, faultsOf, nothingChecked } from '../axe.ts';
import { button, fieldOf, fillIn, formAddress, listAddress, main, row } from './back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const administrator = await site.createAdministrator();
const { content } = site.trpc(administrator.token);
const visit = (path: string, options = {}) => site.visit(path, { administering: administrator, ...options });
const checked = nothingChecked();
const hasId = (page: Page, name: ResourceName, id: string) =>
  expect.poll(() => fieldOf(page, name, 'id').inputValue()).toBe(id);

describe('entering many records', () => {
  test('continues with the next one with the keyboard only, wide and narrow: first field, next id, topic and level', async () => {
    await site.empty('topicProblem');
    const page = await visit(formAddress('topicProblem'));
    await hasId(page, 'topicProblem', '1');
    await fieldOf(page, 'topicProblem', 'level').selectOption('Hard');
    await fillIn(page, 'topicProblem', { topic: 'Tries', companies: 'Amazon', name: 'First of many' });
    for (const [id, name, viewport] of [
      ['1', 'First of many', WIDE],
      ['2', 'Second of many', NARROW],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.keyboard.press('Enter');
      await main(page).getByText(`Saved problem ${id}: ${name}`).waitFor();
      const first = fieldOf(page, 'topicProblem', 'id');
      await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
      await hasId(page, 'topicProblem', String(Number(id) + 1));
      expect(await fieldOf(page, 'topicProblem', 'level').inputValue()).toBe('Hard');
      expect(await fieldOf(page, 'topicProblem', 'topic').inputValue()).toBe('Tries');
      expect(await fieldOf(page, 'topicProblem', 'companies').inputValue()).toBe('');
      expect(await fieldOf(page, 'topicProblem', 'name').inputValue()).toBe('');
      // One toast, however many there were, that covers nothing of the form.
      const toast = page.getByText(resources.topicProblem.messages.created, { exact: true });
      await toast.waitFor();
      expect(await toast.count()).toBe(1);
      const [toastBox, form] = await Promise.all([toast.boundingBox(), main(page).locator('form').boundingBox()]);
      expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThan(form?.y ?? 0);
      expect(await faultsOf(page, checked)).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.insertText('Second of many');
    }
    expect(await prisma.topicProblem.count({ where: { topic: 'Tries', level: 'Hard' } })).toBe(2);
    await main(page).getByRole('link', { name: 'Second of many' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit problem' });
    await expect.poll(() => fieldOf(dialog, 'topicProblem', 'name').inputValue()).toBe('Second of many');
  });
});

test('the next form keeps a category with its own ids, but no URL', async () => {
  await site.empty('cheatSheetItem');
  const page = await visit(formAddress('cheatSheetItem'));
  await fillIn(page, 'cheatSheetItem', { category: 'js', header: 'map' });
  await hasId(page, 'cheatSheetItem', '1');
  await button(main(page), 'Submit').click();
  await hasId(page, 'cheatSheetItem', '2');
  expect(await fieldOf(page, 'cheatSheetItem', 'category').inputValue()).toBe('js');

  await site.empty('preparationGuide');
  await page.goto(formAddress('preparationGuide'));
  await hasId(page, 'preparationGuide', '1');
  await fillIn(page, 'preparationGuide', { company: 'Own', slug: 'own-one', summary: 'Three rounds.' });
  await button(main(page), 'Submit').click();
  await hasId(page, 'preparationGuide', '2');
  expect(await fieldOf(page, 'preparationGuide', 'slug').inputValue()).toBe('');
});

describe('a form', () => {
  const group = (page: Page, name: string) => main(page).getByRole('group', { name, exact: true });

  test('names the parts of a blog and of a contest as their pages do', async () => {
    const page = await visit(formAddress('blog'));
    for (const [name, label] of [
      ['Brute Force Approach', 'Explanation'],
      ['Better Approach', 'Explanation 2'],
      ['Best Approach', 'Code 3'],
    ] as const)
      await group(page, name).getByLabel(label, { exact: true }).waitFor();
    expect(await main(page).locator('fieldset').count()).toBe(4);
    await page.goto(formAddress('contest'));
    for (const number of ['2', '3', '4', '5'])
      await group(page, `Problem ${number}`).getByLabel(`Code ${number}`, { exact: true }).waitFor();
    await page.goto(formAddress('sheetTopic'));
    await fieldOf(page, 'sheetTopic', 'name').waitFor();
    expect(await main(page).locator('fieldset').count()).toBe(0);
  });

  const preview = (page: Page) => main(page).getByRole('region', { name: 'Preview of the page', exact: true });

  test.each<[ResourceName, Record<string, string>, string[]]>([
    [
      'blog',
      { header: 'Windows', explanation: 'Move <b>both</b> ends.', explanation3: 'Once.', code3: 'for (;;) {}' },
      ['Windows', 'Brute Force Approach', 'both', 'Best Approach'],
    ],
    [
      'contest',
      { header: 'Weekly 9', contestDate: '2026-03-04', explanation: 'Add <b>all</b>.', explanation2: 'Sort.' },
      ['Weekly 9', '4 March 2026', 'Problem 1', 'all', 'Problem 2', 'Sort.'],
    ],
    [
      'question',
      { header: 'What is a page?', text: 'A <b>frame</b>.', category: 'os', note: '', example: 'As here.' },
      ['What is a page?', 'frame', 'As here.'],
    ],
    ['cheatSheetItem', { header: 'map', category: 'js', note: 'It is <b>lazy</b>.' }, ['map', 'Note', 'lazy']],
  ])('shows the whole page of a %s as it is typed', async (name, values, shown) => {
    const page = await visit(formAddress(name));
    await fieldOf(page, name, 'header').waitFor();
    await main(page).getByText('Preview of the page', { exact: true }).click();
    const knownValues = Object.entries(values).filter(([field]) => field in resources[name].fields);
    await fillIn(page, name, Object.fromEntries(knownValues));
    const isShown = async () => {
      for (const text of shown) await preview(page).getByText(text, { exact: true }).first().waitFor();
      expect(await preview(page).innerText()).not.toContain('<b>');
    };
    await isShown();
    expect(await faultsAtBothWidths(page, { checked })).toEqual([]);
    await page.setViewportSize(NARROW);
    await isShown();
  });
});

describe('a row of a list', () => {
  test('links the page of the record, unless it has no public page', async () => {
    for (const name of ['sheetTopic', 'topicProblem', 'blog'] as const) await site.empty(name);
    const header = `Asked ${randomUUID()}`;
    for (let id = 1; id <= 11; id++)
      await content.question.create.mutate(
        createBody(resources.question, { id: 5000 + id * 3, header: `${header} ${id}`, category: 'py' }),
      );
    const { name } = await content.sheetTopic.create.mutate(
      createBody(resources.sheetTopic, { name: 'Bits and masks', topic: '' }),
    );
    await content.topicProblem.create.mutate(createBody(resources.topicProblem, { topic: name }));
    const author = await site.createUser();
    const waiting = await site.trpc(author.token).content.blog.create.mutate(createBody(resources.blog));
    const page = await visit(`${listAddress('question')}?search=${encodeURIComponent(`${header} 11`)}`);
    await row(page, `${header} 11`)
      .getByRole('link', { name: `View on site: ${header} 11` })
      .click();
    await page.waitForURL(/\/Python\?page=\d+#[\w-]+/);
    await page.getByRole('heading', { name: `${header} 11` }).waitFor();

    await page.goto(listAddress('sheetTopic'));
    await row(page, name)
      .getByRole('link', { name: `View on site: ${name}` })
      .click();
    await page.waitForURL('**/Sheet?topic=Bits+and+masks');
    await page.goto(listAddress('blog'));
    const found = page.waitForResponse(/search\.addresses/);
    await page.reload();
    await found;
    await button(row(page, waiting.header), `Edit ${waiting.header}`).waitFor();
    expect(
      await main(page)
        .getByRole('link', { name: /^View on site/ })
        .count(),
    ).toBe(0);
    await site.trpc(administrator.token).blogs.publish.mutate({ key: waiting.key });
    await page.reload();
    await row(page, waiting.header)
      .getByRole('link', { name: `View on site: ${waiting.header}` })
      .click();
    await page.waitForURL(`**/detail/${waiting.id}`);
  });
});
