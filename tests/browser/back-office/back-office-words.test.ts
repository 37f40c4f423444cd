import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { resources } from '#shared/resources/index.ts';
import { faultsOf } from '../axe.ts';
import { button, fillIn, formAddress, listAddress, main } from './back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const administrator = await site.createAdministrator();
const { content } = site.trpc(administrator.token);
const visit = (path: string, options = {}) => site.visit(path, { administering: administrator, ...options });

const topic = (page: Page) => main(page).getByRole('combobox', { name: 'Topic *', exact: true });
const companies = (page: Page) => main(page).getByRole('combobox', { name: 'Companies', exact: true });
const chips = (page: Page) => main(page).getByRole('list', { name: 'Chosen for Companies' }).getByRole('listitem');
const options = (page: Page) =>
  page
    .getByRole('listbox', { name: /^Choices for/ })
    .getByRole('option')
    .allTextContents();
const stored = (name: string) => prisma.topicProblem.findFirstOrThrow({ where: { name } });

beforeEach(async () => {
  for (const name of ['sheetTopic', 'topicProblem', 'companyProblem', 'preparationGuide'] as const)
    await site.empty(name);
  await content.sheetTopic.create.mutate(createBody(resources.sheetTopic, { name: 'Step 1', topic: 'Arrays' }));
  const problem = { topic: 'Binary Search', companies: 'Amazon, Google' };
  await content.topicProblem.create.mutate(createBody(resources.topicProblem, problem));
  await content.companyProblem.create.mutate(
    createBody(resources.companyProblem, { topic: 'Arrays', companies: 'Amazon' }),
  );
});

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('a field whose values come back on a %s screen', (_width, viewport) => {
  test('offers the values in use by keyboard, those that begin with the text first, and a new value last', async () => {
    const page = await visit(formAddress('topicProblem'), { viewport });
    await fillIn(page, 'topicProblem', { name: 'By keyboard' });
    await topic(page).focus();
    expect(await topic(page).getAttribute('aria-expanded')).toBe('false');
    await topic(page).press('ArrowDown');
    await expect.poll(() => options(page)).toEqual(['Arrays, 2 uses', 'Binary Search, 1 use']);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.type('ar');
    await expect.poll(() => options(page)).toEqual(['Arrays, 2 uses', 'Binary Search, 1 use', 'Create “ar”']);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox', { name: /^Choices for/ }).count()).toBe(0);
    expect(await topic(page).inputValue()).toBe('ar');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() =>
        topic(page).evaluate(
          (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
        ),
      )
      .toBe('Arrays, 2 uses');
    await page.keyboard.press('Enter');
    expect(await topic(page).inputValue()).toBe('Arrays');
    await page.keyboard.press('Enter');
    await page.getByText(resources.topicProblem.messages.created, { exact: true }).waitFor();
    expect((await stored('By keyboard')).topic).toBe('Arrays');
  });

  test('with several values has a chip for each: Enter and comma add, Backspace removes, Save keeps all', async () => {
    const page = await visit(formAddress('topicProblem'), { viewport });
    await fillIn(page, 'topicProblem', { name: 'With chips', topic: 'Brand new' });
    await companies(page).focus();
    await page.keyboard.type('goo');
    await expect.poll(() => options(page)).toEqual(['Google, 1 use', 'Create “goo”']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('New One,Amazon');
    await expect.poll(() => chips(page).allInnerTexts()).toEqual(['Google', 'New One']);
    expect(await options(page)).toEqual(['Amazon, 2 uses']);
    // The Enter that chooses a composed word.
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await companies(page).dispatchEvent('keydown', { key: 'Enter', ...composing });
    expect(await chips(page).allInnerTexts()).toEqual(['Google', 'New One']);
    await page.keyboard.press('Enter');
    await expect.poll(() => chips(page).allInnerTexts()).toEqual(['Google', 'New One', 'Amazon']);
    await page.keyboard.press('Backspace');
    await button(main(page), 'Remove Google').press('Enter');
    // The focus is in the field again.
    await page.keyboard.type('Half typed');
    expect(await faultsOf(page)).toEqual([]);
    await button(main(page), 'Submit').click();
    await page.getByText(resources.topicProblem.messages.created, { exact: true }).waitFor();
    expect(await stored('With chips')).toMatchObject({ topic: 'Brand new', companies: 'New One, Half typed' });
  });
});

test("keeps a record's words as they were written until they are changed", async () => {
  const values = { name: 'As written', companies: 'b ,a,  c' };
  const { key } = await content.topicProblem.create.mutate(createBody(resources.topicProblem, values));
  const page = await visit(`${listAddress('topicProblem')}?edit=${key}`);
  const dialog = page.getByRole('dialog', { name: 'Edit problem' });
  await dialog.getByRole('listitem').first().waitFor();
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(['b', 'a', 'c']);
  await dialog.getByLabel('Article').fill('/detail/1');
  await button(dialog, 'Save').click();
  await page.getByText('Updated successfully').waitFor();
  expect(await stored('As written')).toMatchObject({ article: '/detail/1', companies: 'b ,a,  c' });
});
