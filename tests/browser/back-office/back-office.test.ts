import { listProblems } from '#server/testing/list-problems.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { PASSWORD } from '#server/testing/accounts.ts';
import { createBody } from '#server/testing/factories.ts';
import { messageName } from '#shared/resource.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';
import {
  button,
  fieldOf,
  fillIn,
  formAddress,
  listAddress,
  main,
  menu,
  panelTitle,
  requiredValues,
  resourceOf,
  row,
} from './back-office.ts';
import { NARROW, installClock, passRetries, startSite } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const administrator = await site.createAdministrator();
const visit = (path: string, options = {}) => site.visit(path, { administering: administrator, ...options });

type Table = { count(args?: object): Promise<number>; findFirst(args: object): Promise<{ id: number } | null> };
const tableOf = (name: ResourceName) => prisma[name] as unknown as Table; // every model has it

/** The sidebar in the specification's words, then what the old site did not have. */
const SIDEBAR = [
  'Dashboard',
  'Users',
  [
    'Sheet',
    'Create new card',
    'Manage card',
    'Upload Problem',
    'Manage Problem',
    'Upload SDE Problem',
    'Manage SDE Problem',
  ],
  ['Language', 'Create new card', 'Manage card', 'Upload content', 'Manage content'],
  ['Technical blogs', 'Upload blog', 'Manage blog'],
  ['Contest Solution', 'Upload Solution', 'Manage Solutions'],
  ['Cheatnote', 'Upload Cheatnote', 'Manage Cheatnote'],
  'Queries',
  'Sign Up',
  ['Preparation', 'Upload Guide', 'Manage Guide'],
  ['Projects', 'Upload Idea', 'Manage Idea'],
  ['Practice', 'Upload Practice Problem', 'Manage Practice Problem'],
  ['Lists', 'New List', 'Manage Lists'],
  'Problems with their places',
  'Pictures',
  'Admins',
  'Subscribers',
  'Newsletters',
  'Recent changes',
  'Dead links',
  'Audit log',
  'Password and sessions',
  'Logout',
];

describe('the sidebar', () => {
  const texts = (page: Page) => menu(page).locator('a:visible, button:visible').allInnerTexts();
  const headOf = (entry: string | string[]) => (typeof entry === 'string' ? entry : (entry[0] ?? ''));

  test('has its entries in order, with one group open at a time, which a second click closes', async () => {
    const page = await visit('/Dashboard');
    const closed = SIDEBAR.map(headOf);
    await expect.poll(() => texts(page)).toEqual(closed);
    for (const entry of SIDEBAR.filter((one) => typeof one !== 'string')) {
      await button(menu(page), headOf(entry)).click();
      expect(await texts(page)).toEqual(SIDEBAR.flatMap((one) => (one === entry ? one : headOf(one))));
      expect(await menu(page).locator('[aria-expanded=true]').count()).toBe(1);
    }
    await button(menu(page), 'Lists').click();
    expect(await texts(page)).toEqual(closed);
  });

  test('opens every panel; one is shown at a time, and its group stays open', async () => {
    const page = await visit('/Dashboard');
    await expect.poll(() => panelTitle(page).innerText()).toBe('Dashboard');
    for (const entry of SIDEBAR) {
      if (typeof entry === 'string') continue;
      const [group = '', ...panels] = entry;
      await button(menu(page), group).click();
      for (const panel of panels) {
        await menu(page).getByRole('link', { name: panel, exact: true }).click();
        await expect.poll(() => panelTitle(page).allInnerTexts()).toEqual([panel]);
        expect(await menu(page).locator('[aria-current=page]').allInnerTexts()).toEqual([panel]);
        expect(await button(menu(page), group).getAttribute('aria-expanded')).toBe('true');
      }
    }
    for (const panel of [
      'Users',
      'Queries',
      'Admins',
      'Subscribers',
      'Newsletters',
      'Problems with their places',
      'Pictures',
      'Recent changes',
      'Dead links',
      'Audit log',
      'Password and sessions',
      'Dashboard',
    ]) {
      await menu(page).getByRole('link', { name: panel, exact: true }).click();
      await expect.poll(() => panelTitle(page).allInnerTexts()).toEqual([panel]);
    }
  });

  test('gives each panel a URL: back, reload and a link work, and the focus stays where it was', async () => {
    const page = await visit('/Dashboard/users');
    await button(menu(page), 'Sheet').click();
    const link = menu(page).getByRole('link', { name: 'Manage Problem', exact: true });
    await link.click();
    await page.waitForURL('**/Dashboard/topic-problem');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await menu(page).getByRole('link', { name: 'Queries' }).click();
    await page.waitForURL('**/Dashboard/queries');
    await page.goBack();
    await expect.poll(() => panelTitle(page).innerText()).toBe('Manage Problem');
    await page.reload();
    await expect.poll(() => panelTitle(page).innerText()).toBe('Manage Problem');
    await page.goBack();
    await expect.poll(() => panelTitle(page).innerText()).toBe('Users');
    await page.goto('/dashboard/SHEET-CARD');
    await expect.poll(() => panelTitle(page).innerText()).toBe('Manage card');
    site.expectConsoleError(/404/);
    await page.goto('/Dashboard/nonsense');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  });

  test('collapses behind a toggle on a small screen, and closes when a panel is chosen', async () => {
    const page = await visit('/Dashboard', { viewport: NARROW });
    const toggle = button(main(page), 'Menu');
    await toggle.waitFor();
    expect([await menu(page).count(), await toggle.getAttribute('aria-expanded')]).toEqual([0, 'false']);
    await toggle.click();
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await menu(page).getByRole('link', { name: 'Users' }).click();
    await expect.poll(() => panelTitle(page).innerText()).toBe('Users');
    expect(await menu(page).count()).toBe(0);
  });
});

/** The old site's texts, written by hand with their misspelling, to compare the descriptors with. */
const NOTE = 'Are you sure you want to delete this note?';
const OTHER = 'Are you sure you want to delete ?';
const TEXTS: Record<
  ResourceName,
  { required: string[]; created: string; failed: string; empty: string; question: string }
> = {
  sheetTopic: {
    required: ['name', 'category'],
    created: 'Card Created Successfully!',
    failed: 'Error submitting note.',
    empty: 'No cards found.',
    question: OTHER,
  },
  topicProblem: {
    required: ['id', 'name', 'topic'],
    created: 'Content Uploaded Successfully!',
    failed: 'Error submitting note.',
    empty: 'No cards found.',
    question: OTHER,
  },
  companyProblem: {
    required: ['id', 'name', 'topic'],
    created: 'Content Uploaded Successfully!',
    failed: 'Error submitting note.',
    empty: 'No cards found.',
    question: OTHER,
  },
  languageCard: {
    required: ['id', 'name', 'category', 'title', 'price'],
    created: 'Card Craeted Successfully!',
    failed: 'Error submitting note.',
    empty: 'No notes found.',
    question: NOTE,
  },
  preparationGuide: {
    required: ['company', 'slug', 'summary'],
    created: 'Content Uploaded Successfully!',
    failed: 'Error occurred. Please try again.',
    empty: 'No guides found.',
    question: OTHER,
  },
  projectIdea: {
    required: ['name', 'text'],
    created: 'Content Uploaded Successfully!',
    failed: 'Error occurred. Please try again.',
    empty: 'No ideas found.',
    question: OTHER,
  },
  problem: {
    required: ['id', 'name', 'slug', 'kind', 'statement'],
    created: 'Content Uploaded Successfully!',
    failed: 'Error occurred. Please try again.',
    empty: 'No problems found.',
    question: OTHER,
  },
  problemList: {
    required: ['name', 'slug', 'problems'],
    created: 'List created.',
    failed: 'The list could not be created. Please try again.',
    empty: 'No lists found.',
    question: OTHER,
  },
  question: {
    required: ['id', 'header', 'text', 'category'],
    created: 'New Card Created!',
    failed: 'Error, Fill Required Details',
    empty: 'No notes found.',
    question: NOTE,
  },
  blog: {
    required: ['Id', 'Header', 'Code', 'Image', 'Category'],
    created: 'Content uploaded successfully!',
    failed: 'Error submitting content.',
    empty: 'No cards found.',
    question: OTHER,
  },
  contest: {
    required: ['Id', 'Header', 'Code', 'Explanation', 'ContestDate', 'ContestTime'],
    created: 'Content uploaded successfully!',
    failed: 'Error submitting content.',
    empty: 'No contests found.',
    question: OTHER,
  },
  cheatSheetItem: {
    required: ['id', 'header'],
    created: 'Content Uploaded Successfully!',
    failed: 'Error occurred. Please try again.',
    empty: 'No notes found.',
    question: NOTE,
  },
};

describe.each(resourceNames)('%s', (name) => {
  const resource = resourceOf(name);
  const texts = TEXTS[name];
  const filledId = async (page: Page) => {
    await expect.poll(() => fieldOf(page, name, 'id').inputValue()).not.toBe('');
    return fieldOf(page, name, 'id').inputValue();
  };

  test('can be created with the next free id, listed, edited and deleted, with the right texts', async () => {
    await site.empty(name);
    const page = await visit(listAddress(name));
    await main(page).getByText(texts.empty).waitFor();
    await main(page).getByRole('link', { name: resource.menu.create, exact: true }).last().click();

    // Each missing field has a message, without a call.
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('.create') ? 1 : 0));
    // Either no category for the id has been chosen yet, or the id is filled in and then removed.
    if (resource.idWithin !== 'category' || name === 'cheatSheetItem') await filledId(page);
    await fieldOf(page, name, 'id').fill('');
    await button(main(page), 'Submit').click();
    for (const field of texts.required) await page.getByText(`${field} is required`, { exact: true }).waitFor();
    expect(await page.getByText('is required').count()).toBe(texts.required.length);
    expect(calls).toBe(0);
    for (const field of Object.keys(resource.fields).filter((one) => resource.fields[one]?.required)) {
      expect(texts.required).toContain(messageName(resource, field));
      const described = await fieldOf(page, name, field).getAttribute('aria-describedby');
      expect(await page.locator(`[id="${described ?? ''}"]`).textContent()).toBe(
        `${messageName(resource, field)} is required`,
      );
    }

    // A failure to send is shown, and the input stays.
    site.expectConsoleError(/net::ERR_/);
    await page.goto(formAddress(name));
    const values = requiredValues(name);
    const title = values[resource.title] ?? '';
    await fillIn(page, name, values);
    expect(await filledId(page)).toBe('1');
    await page.route(/\.create/, (route) => route.abort());
    await button(main(page), 'Submit').click();
    await page.getByText(texts.failed, { exact: true }).waitFor();
    expect(await fieldOf(page, name, resource.title).inputValue()).toBe(title);
    await page.unrouteAll();

    await button(main(page), 'Submit').click();
    await page.getByText(texts.created, { exact: true }).waitFor();
    // The form is cleared, with the next id unless a category has to be chosen first.
    await expect.poll(() => fieldOf(page, name, resource.title).inputValue()).toBe('');
    if (!resource.idWithin) await expect.poll(() => fieldOf(page, name, 'id').inputValue()).toBe('2');
    expect(await tableOf(name).findFirst({})).toMatchObject({ id: 1, [resource.title]: title });

    await menu(page).getByRole('link', { name: resource.menu.manage, exact: true }).click();
    await button(row(page, title), `Edit ${title}`).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${resource.menu.noun}` });
    await fieldOf(dialog, name, resource.title).fill('Not to be saved');
    await button(dialog, 'Cancel').click();
    await dialog.waitFor({ state: 'detached' });
    await button(row(page, title), `Edit ${title}`).click();
    expect(await fieldOf(dialog, name, resource.title).inputValue()).toBe(title);
    await fieldOf(dialog, name, resource.title).fill('Another title');
    await button(dialog, 'Save').click();
    await page.getByText('Updated successfully').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await row(page, 'Another title').waitFor();
    expect(await row(page, title).count()).toBe(0);

    const question = page.getByRole('dialog', { name: texts.question, exact: true });
    await button(row(page, 'Another title'), 'Delete Another title').click();
    await button(question, 'Cancel').click();
    await question.waitFor({ state: 'detached' });
    expect(await tableOf(name).count()).toBe(1);
    await button(row(page, 'Another title'), 'Delete Another title').click();
    await button(question, 'Delete').click();
    await main(page).getByText(texts.empty).waitFor();
    expect(await tableOf(name).count()).toBe(0);
  });
});

describe('a list', () => {
  const shown = async (page: Page) => main(page).getByRole('row').getByRole('cell').nth(2).innerText();

  async function fill() {
    await site.empty('topicProblem');
    const names = Array.from({ length: 45 }, (_, index) => `Problem ${String(index + 1).padStart(2, '0')}`);
    await listProblems(
      prisma,
      'topicProblem',
      names.map((name, index) => ({ id: index + 1, name, topic: index % 2 === 0 ? 'Trees' : 'Graphs' })),
    );
  }

  test('keeps its page, order and search in the URL, over reload and back too', async () => {
    await fill();
    const page = await visit(listAddress('topicProblem'));
    const search = () => new URL(page.url()).search;
    await main(page).getByText('45 problems').waitFor();
    await button(main(page), 'Name').click();
    await page.locator('th[aria-sort=ascending]', { hasText: 'Name' }).waitFor();
    await button(main(page), 'Name').click();
    await expect.poll(() => shown(page)).toBe('Problem 45');
    expect(search()).toBe('?sort=name&order=descending');
    expect(await page.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
    await main(page).getByRole('link', { name: 'Page 3' }).click();
    await expect.poll(() => shown(page)).toBe('Problem 05');
    expect(search()).toBe('?sort=name&order=descending&page=3');
    await page.reload();
    await expect.poll(() => shown(page)).toBe('Problem 05');

    await main(page).getByLabel('Search problems').fill('trees');
    await main(page).getByText('23 problems').waitFor();
    await expect.poll(search).toBe('?sort=name&order=descending&search=trees');
    await main(page).getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => shown(page)).toBe('Problem 05');
    await page.goBack();
    await expect.poll(() => shown(page)).toBe('Problem 45');
    await main(page).getByLabel('Search problems').fill('nothing like it');
    await main(page).getByText('Nothing here matches “nothing like it”.').waitFor();
  });

  test('shows when it cannot be loaded, and offers a retry', async () => {
    site.expectConsoleError(/net::ERR_/);
    await fill();
    const page = await visit('/Dashboard/users');
    // Prevents the list from loading by itself when the server answers again.
    await page.route('**/health', () => undefined);
    await page.route(/topicProblem\.list/, (route) => route.abort());
    await installClock(page);
    await page.goto(listAddress('topicProblem'));
    await passRetries(page, page.getByText('This list could not be loaded.'));
    await page.unroute(/topicProblem\.list/);
    await button(main(page), 'Try again').click();
    await main(page).getByText('45 problems').waitFor();
  });
});

describe('a form', () => {
  test('fills in the next free id of the category, and does not change a typed one', async () => {
    await site.empty('question');
    await prisma.question.createMany({
      data: [
        { id: 7, header: 'a', category: 'os' },
        { id: 3, header: 'b', category: 'cn' },
      ],
    });
    const page = await visit(formAddress('question'));
    const id = fieldOf(page, 'question', 'id');
    const category = fieldOf(page, 'question', 'category');
    await category.fill('os');
    await expect.poll(() => id.inputValue()).toBe('8');
    await category.fill('cn');
    await expect.poll(() => id.inputValue()).toBe('4');
    await id.fill('12');
    const response = page.waitForResponse(/nextId/);
    await category.fill('os');
    await response;
    expect(await id.inputValue()).toBe('12');
  });

  test('shows the next free id under the field when the typed one is taken', async () => {
    site.expectConsoleError(/409/);
    await site.empty('topicProblem');
    await listProblems(prisma, 'topicProblem', [{ id: 5, name: 'Taken', topic: 'Trees' }]);
    const page = await visit(formAddress('topicProblem'));
    await fillIn(page, 'topicProblem', requiredValues('topicProblem'));
    const id = fieldOf(page, 'topicProblem', 'id');
    await id.fill('5');
    await button(main(page), 'Submit').click();
    await main(page).getByText('id 5 is already taken; the next free one is 6').waitFor();
    await id.fill('2');
    await button(main(page), 'Submit').click();
    await page.getByText(TEXTS.topicProblem.created).waitFor();
    await expect.poll(() => id.inputValue()).toBe('6');
  });

  test('previews markup and videos as learners will see them, while they are typed', async () => {
    const page = await visit(formAddress('contest'));
    await fieldOf(page, 'contest', 'explanation').fill('Move <b>both</b> ends<script>');
    const preview = main(page).getByRole('region', { name: 'Preview of Explanation' });
    await preview.locator('b', { hasText: 'both' }).waitFor();
    expect(await preview.innerText()).toContain('ends<script>');
    const video = main(page).getByRole('region', { name: 'Preview of the video' });
    await fieldOf(page, 'contest', 'video').fill('https://example.org/film');
    await video.getByText('not the address of a YouTube video').waitFor();
    await fieldOf(page, 'contest', 'video').fill('https://youtu.be/dQw4w9WgXcQ');
    await video.getByRole('button').waitFor();
  });

  test('keeps its text over a reload and a login', async () => {
    site.expectConsoleError(/401/);
    const username = 'keeper';
    const { key } = await prisma.administrator.create({
      data: { username, usernameKey: username, passwordHash: await hashPassword(PASSWORD) },
    });
    const page = await site.visit('/Adminlogin');
    const login = async () => {
      await main(page).getByLabel('Username', { exact: true }).fill(username);
      await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
      await button(main(page), 'Login').click();
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    };
    await login();
    await page.goto(formAddress('sheetTopic'));
    const values = { name: 'Kept card', category: 'Basics' };
    await fillIn(page, 'sheetTopic', values);
    const idResponse = page.waitForResponse(/sheetTopic\.nextId/);
    await page.reload();
    expect(await fieldOf(page, 'sheetTopic', 'name').inputValue()).toBe('Kept card');
    await idResponse;

    await prisma.administratorSession.deleteMany({ where: { administratorKey: key } });
    await page.goto('/Dashboard');
    await page.getByText('Your session has ended. Please log in again.').waitFor();
    await login();
    await page.goto(formAddress('sheetTopic'));
    expect(await fieldOf(page, 'sheetTopic', 'category').inputValue()).toBe('Basics');
    // A later request is sent but gets no answer.
    await page.route(/nextId/, () => undefined);
    await button(main(page), 'Submit').click();
    await page.getByText(TEXTS.sheetTopic.created).waitFor();
    expect(await prisma.sheetTopic.count({ where: values })).toBe(1);
    await page.reload();
    expect(await fieldOf(page, 'sheetTopic', 'name').inputValue()).toBe('');
  });
});

test('a resource can be created, changed and deleted with the keyboard only', async () => {
  await site.empty('sheetTopic');
  const page = await visit('/Dashboard');
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = (element as HTMLInputElement | null)?.labels?.[0]; // only fields have labels
      return element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '';
    });
  const tabTo = async (name: string) => {
    for (let tabs = 0; tabs < 80; tabs++) {
      if ((await focused()).trim() === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${name}`);
  };
  const press = async (name: string) => {
    await tabTo(name);
    await page.keyboard.press('Enter');
  };

  await menu(page).waitFor();
  await press('Sheet');
  await press('Create new card');
  await expect.poll(() => fieldOf(page, 'sheetTopic', 'id').inputValue()).toBe('1');
  await tabTo('Name *');
  await page.keyboard.insertText('By keyboard');
  await tabTo('Category *');
  await page.keyboard.insertText('Basics');
  await press('Submit');
  await page.getByText(TEXTS.sheetTopic.created).waitFor();

  await press('GearUp');
  await page.goto(listAddress('sheetTopic'));
  await row(page, 'By keyboard').waitFor();
  await press('Edit By keyboard');
  await page.getByRole('dialog').waitFor();
  await tabTo('Name *');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('Changed by keyboard');
  await page.keyboard.press('Enter');
  await row(page, 'Changed by keyboard').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('Delete Changed by keyboard');
  await page.getByRole('dialog').waitFor();
  await press('Delete');
  await main(page).getByText(TEXTS.sheetTopic.empty).waitFor();
  expect(await prisma.sheetTopic.count()).toBe(0);
});

test('the home panel links what it counts, and shows the last 30 days in a table too', async () => {
  await site.empty('languageCard');
  const { content } = site.trpc(administrator.token);
  await content.languageCard.create.mutate(createBody(resources.languageCard));
  await site.empty('sheetTopic');
  const { name, key } = await content.sheetTopic.create.mutate(
    createBody(resources.sheetTopic, { problemCount: 77, topic: 'Nothing at all' }),
  );
  await prisma.message.create({ data: { firstName: 'A', lastName: 'B', email: 'c', phone: '1', message: 'Hello' } });
  const page = await visit('/Dashboard');
  const messages = await prisma.message.count();
  const tiles: [string, string][] = [
    ['Languages 1', '/Dashboard/language-card'],
    [`Striver's SDE DSA Sheet ${await prisma.topicProblem.count()}`, '/Dashboard/topic-problem'],
    [`Technical Blogs ${await prisma.blog.count()}`, '/Dashboard/blog'],
    [`Projects ${await prisma.projectIdea.count()}`, '/Dashboard/project-idea'],
    [`Messages ${messages} ${messages} unread`, '/Dashboard/queries'],
    [`Subscribers ${await prisma.subscriber.count()}`, '/Dashboard/subscribers'],
    [name, `/Dashboard/sheet-topic?edit=${key}`],
  ];
  for (const [label, address] of tiles) {
    const link = main(page).getByRole('link', { name: label, exact: true });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(address);
  }
  await main(page).getByText(`${name}: the card says 77, the sheet has 0`).waitFor();
  await main(page)
    .getByRole('img', { name: `Messages: ${messages} in 30 days` })
    .waitFor();
  await main(page).getByText('As a table').click();
  const days = main(page).getByRole('table').getByRole('row');
  expect(await days.count()).toBe(31);
  expect(await days.nth(1).getByRole('cell').nth(2).innerText()).toBe(String(messages));
});
