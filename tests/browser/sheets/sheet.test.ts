import { aMark } from '#server/testing/progress-calls.ts';
import { listProblems } from '#server/testing/list-problems.ts';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusWindow, NARROW, installClock, openByMenu, passRetries, signOut, startSite } from '../browser.ts';

const site = await startSite();

const stored = (key: string) => `localStorage.getItem(${JSON.stringify(key)})`;

const rows = (page: Page) => page.getByRole('rowheader');
const names = (page: Page) => rows(page).allTextContents();
const search = (page: Page) => new URL(page.url()).search;
const choice = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label} \\d`) });

/** The problems of a topic as the sheet orders them. */
const problemsOf = (topic: string) =>
  site.database.prisma.topicProblem.findMany({ where: { topic }, orderBy: { id: 'asc' } });

/** Marks as a browser stores them by name. */
const marked = (prefix: string, marked: { name: string }[], value = 'true') =>
  Object.fromEntries(marked.map(({ name }) => [`${prefix}-${name}`, value]));

describe('the SDE sheet', () => {
  test('shows the topics by id, the first selected, and the eight columns', async () => {
    const page = await site.visit('/Sheet');
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    expect(await tabs.count()).toBeGreaterThanOrEqual(12);
    expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
    await page.getByRole('rowheader').first().waitFor();
    const columns = await page.getByRole('columnheader').allTextContents();
    expect(columns).toEqual([
      'STATUS',
      'PROBLEM',
      'DIFFICULTY',
      'ARTICLE',
      'COMPANIES',
      'PRACTICE',
      'RIVISION',
      'NOTE',
    ]);
  });

  test('shows from which topic to which it goes', async () => {
    const topics = await site.database.prisma.sheetTopic.findMany({ orderBy: { id: 'asc' } });
    const names = topics.map(({ name }) => name);
    const page = await site.visit('/Sheet', { javaScriptEnabled: false });
    await page.getByText(`One curriculum from ${names[0]} to ${names.at(-1)}.`).waitFor();
  });

  test('opens at its second URL too', async () => {
    const page = await site.visit('/new-updated-sheet');
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).waitFor();
  });

  test('stores ticks and stars under the legacy keys, over a reload', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).check();
    await page.getByRole('button', { name: 'Star for revision: Two Sum' }).click();
    expect(await page.evaluate(stored('checkbox-Two Sum'))).toBe('true');
    expect(await page.evaluate(stored('starred-Two Sum'))).toBe('true');
    expect(await page.getByRole('progressbar', { name: 'The whole sheet' }).getAttribute('aria-valuenow')).toBe('1');

    await page.reload();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
    expect(await page.locator('tr[data-done=true]').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Star for revision: Two Sum' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  test('writes the maps of the company-wise sheets too; an untick writes false under every key', async () => {
    const { id } = await site.database.prisma.companyProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
    const page = await site.visit('/Sheet');
    const checkbox = page.getByRole('checkbox', { name: 'Done: Two Sum' });
    await checkbox.check();
    expect(JSON.parse(String(await page.evaluate(stored('checkboxes'))))).toEqual({ [id]: true });
    await checkbox.uncheck();
    expect(JSON.parse(String(await page.evaluate(stored('checkboxes'))))).toEqual({ [id]: false });
    expect(await page.evaluate(stored('checkbox-Two Sum'))).toBe('false');
  });

  test('a returning learner finds what either storage format contains', async () => {
    const { id } = await site.database.prisma.companyProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
    const page = await site.visit('/Sheet', {
      stored: {
        checkboxes: JSON.stringify({ [id]: true }),
        'checkbox-Rotate Array': 'true',
        starredProblems: 'not json',
      },
    });
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Done: Rotate Array' }).isChecked()).toBe(true);
  });

  test('another tab follows at once', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/Sheet');
    await other.getByRole('checkbox', { name: 'Done: Two Sum' }).check();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
  });

  test('saves a note under note-{name} and shows it again', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('button', { name: 'Add note: Two Sum' }).click();
    const area = page.getByRole('textbox', { name: 'Your note on Two Sum' });
    expect((await area.boundingBox())?.height).toBe(450);
    await area.fill('A map from value to index.\nOne pass.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(stored('note-Two Sum'))).toBe('A map from value to index.\nOne pass.');
    await page.getByRole('button', { name: 'Edit note: Two Sum' }).click();
    expect(await area.inputValue()).toContain('One pass.');
  });

  test('an unsaved note survives Escape and a reload', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('button', { name: 'Add note: Two Sum' }).click();
    const area = page.getByRole('textbox', { name: 'Your note on Two Sum' });
    await area.fill('half a thought');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Add note: Two Sum' }).click();
    expect(await area.inputValue()).toBe('half a thought');
    expect(await page.evaluate(stored('note-Two Sum'))).toBeNull();
  });

  test('filters by one difficulty at a time; pressing it again clears it; a topic clears it', async () => {
    const page = await site.visit('/Sheet');
    const rows = page.getByRole('rowheader');
    await rows.first().waitFor();
    const all = await rows.count();
    const easy = page.getByRole('button', { name: /^Easy/ });
    await easy.click();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    expect(new URL(page.url()).searchParams.get('level')).toBe('Easy');
    await page.getByRole('button', { name: /^Hard/ }).click();
    await expect.poll(() => easy.getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: /^Hard/ }).click();
    await expect.poll(() => rows.count()).toBe(all);

    await easy.click();
    await page.getByRole('tab', { name: /^Strings/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?topic=Strings');
  });

  test('a filter is in the URL: reload, back and a shared link keep it', async () => {
    const page = await site.visit('/Sheet?topic=Graphs&level=Hard');
    await page.getByRole('tab', { name: /^Graphs/, selected: true }).waitFor();
    const badges = page.getByRole('table').getByText(/^(Easy|Medium|Hard)$/);
    await badges.first().waitFor();
    expect(new Set(await badges.allTextContents())).toEqual(new Set(['Hard']));
    await page.getByRole('tab', { name: /^Heap/ }).click();
    await expect.poll(() => search(page)).toBe('?topic=Heap');
    await page.goBack();
    await page.getByRole('button', { name: /^Hard/, pressed: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Hard/, pressed: true }).waitFor();
  });

  test('Random shows one problem, preferably one that is not done', async () => {
    const names = (
      await site.database.prisma.topicProblem.findMany({ where: { topic: 'Arrays' }, orderBy: { id: 'asc' } })
    ).map(({ name }) => name);
    const [open = '', ...done] = names;
    const page = await site.visit('/Sheet', {
      stored: Object.fromEntries(done.map((name) => [`checkbox-${name}`, 'true'])),
    });
    await page.getByRole('rowheader').first().waitFor();
    await page.getByRole('button', { name: 'Random' }).click();
    await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual([open]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(names.length);
  });

  test('the companies popup splits the text, and closes', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('button', { name: 'Show companies of Two Sum' }).click();
    const dialog = page.getByRole('dialog', { name: 'Companies' });
    await dialog.getByRole('listitem').first().waitFor();
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(1);
    expect(
      (await dialog.getByRole('listitem').allTextContents()).every(
        (text) => text === text.trim() && !text.includes(','),
      ),
    ).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('works by keyboard: tabs with arrows, a tick with space, a dialog that returns the focus', async () => {
    const page = await site.visit('/Sheet');
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: /^Strings/, selected: true }).waitFor();
    await page.keyboard.press('Home');
    const checkbox = page.getByRole('checkbox', { name: 'Done: Two Sum' });
    await checkbox.focus();
    await page.keyboard.press('Space');
    expect(await checkbox.isChecked()).toBe(true);
    const note = page.getByRole('button', { name: 'Add note: Two Sum' });
    await note.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => note.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('fits a narrow screen without scrolling sideways', async () => {
    const page = await site.visit('/Sheet', { viewport: NARROW });
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).check();
    await page.getByRole('link', { name: 'Solve Two Sum' }).waitFor();
  });

  test('shows that it failed, and offers a retry', async () => {
    site.expectConsoleError(/500/);
    const page = await site.visit('/Pagenotfound');
    await page.route('**/trpc/sheets.problemsOfTopic**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await installClock(page);
    await openByMenu(page, 'DSA SHEET', 'New Updated Sheet');
    await passRetries(page, page.getByText('The problems could not be loaded.'));
    await page.unroute('**/trpc/sheets.problemsOfTopic**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('checkbox', { name: 'Done: Two Sum' }).waitFor();
  });
});

describe('progress', () => {
  const { prisma } = site.database;
  const PLACES = '**/trpc/sheets.topicsOf**';
  /** Waits until the tabs show these counts. */
  const isCounted = async (page: Page, counts: Record<string, number>) => {
    await expect
      .poll(() =>
        Promise.all(
          Object.keys(counts).map(async (topic) => {
            const tab = page.getByRole('tab', { name: new RegExp(`^${topic} \\d`) });
            return (await tab.getByText(/^\d+ of \d+ done$/).textContent())?.split(' ')[0];
          }),
        ),
      )
      .toEqual(Object.values(counts).map(String));
    const sum = Object.values(counts).reduce((all, count) => all + count, 0);
    await page
      .getByText(new RegExp(`^${sum} of \\d+ done`))
      .first()
      .waitFor();
  };
  const topicRequests = (page: Page) => {
    const requests: Request[] = [];
    page.on('request', (request) => request.url().includes('sheets.topicsOf') && requests.push(request));
    return requests;
  };

  test('is counted per topic and in total, from either storage format', async () => {
    const [first, second] = await problemsOf('Strings');
    const { id } = await prisma.companyProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
    const stored = {
      ...marked('checkbox', [...(first ? [first] : []), { name: 'On no sheet' }]),
      ...marked('checkbox', second ? [second] : [], 'false'),
      checkboxes: JSON.stringify({ [id]: true, 999_999: true, 5: false }),
    };
    const page = await site.visit('/Sheet?topic=Graphs', { stored });
    await isCounted(page, { Arrays: 1, Strings: 1, Graphs: 0 });
  });

  test('is counted in each topic that has a problem with the name', async () => {
    const last = await prisma.topicProblem.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const row = { id: last.id + 1, name: 'Two Sum', topic: 'Hashing', level: 'Easy' };
    await listProblems(prisma, 'topicProblem', [row]);
    const page = await site.visit('/Sheet');
    await page.getByRole('checkbox', { name: 'Done: Two Sum', exact: true }).check();
    await isCounted(page, { Arrays: 1, Hashing: 1 });
    await prisma.topicProblem.delete({ where: { id: row.id } });
  });

  test('is counted when another page or device ticks a problem, until one unticks it', async () => {
    const person = await site.createUser();
    const page = await site.visit('/Sheet?topic=Graphs', { signedIn: person });
    const other = await page.context().newPage();
    await other.goto('/Company-Wise-Sheet');
    const box = other.getByRole('checkbox', { name: 'Done: Two Sum', exact: true });
    await box.check();
    await isCounted(page, { Arrays: 1, Strings: 0 });
    await box.uncheck();
    await isCounted(page, { Arrays: 0, Strings: 0 });
    await box.check();
    await isCounted(page, { Arrays: 1, Strings: 0 });
    const [string] = await problemsOf('Strings');
    await site.trpc(person.token).records.sync.mutate({
      userKey: person.key,
      sentAt: new Date().toISOString(),
      since: 0,
      records: [aMark({ name: string?.name ?? '' })],
    });
    await focusWindow(page);
    await isCounted(page, { Arrays: 1, Strings: 1 });
  });

  test('is shown at once at the next visit, and follows a problem that was moved in between', async () => {
    const page = await site.visit('/Sheet');
    const answer = page.waitForResponse(/sheets\.topicsOf/);
    await page.getByRole('checkbox', { name: 'Done: Two Sum', exact: true }).check();
    await answer;
    const { key } = await prisma.topicProblem.findFirstOrThrow({ where: { name: 'Two Sum', topic: 'Arrays' } });
    await prisma.topicProblem.update({ where: { key }, data: { topic: 'Hashing' } });
    const { promise: isAllowed, resolve: allow } = Promise.withResolvers<true>();
    await page.route(PLACES, async (route) => {
      await isAllowed;
      await route.continue();
    });
    await page.goto('/Sheet?topic=Graphs');
    await isCounted(page, { Arrays: 1, Hashing: 0 });
    allow(true);
    await isCounted(page, { Arrays: 0, Hashing: 1 });
    await prisma.topicProblem.update({ where: { key }, data: { topic: 'Arrays' } });
  });

  test('is counted without the server, as far as it was shown before', async () => {
    site.expectConsoleError(/ERR_FAILED/);
    const page = await site.visit('/Sheet');
    await page.route(PLACES, (route) => route.abort());
    await page.getByRole('checkbox', { name: 'Done: Two Sum', exact: true }).check();
    await isCounted(page, { Arrays: 1, Strings: 0 });
    await page.goto('/Sheet?topic=Strings');
    await isCounted(page, { Arrays: 1, Strings: 0 });
  });

  test('is no longer shown anywhere after the learner has signed out', async () => {
    const page = await site.visit('/Sheet', { signedIn: true });
    await page.getByRole('checkbox', { name: 'Done: Two Sum', exact: true }).check();
    const keysNaming = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /Two Sum|two-sum/.test(localStorage.getItem(key) ?? '')),
      );
    await expect.poll(keysNaming).toContain('sheet-places');
    const unsent = () =>
      page.evaluate(() => Object.values(localStorage).filter((text) => String(text).includes('"isSent":false')).length);
    await expect.poll(unsent).toBe(0);
    await signOut(page);
    await isCounted(page, { Arrays: 0, Strings: 0 });
    await expect.poll(keysNaming).toEqual([]);
  });

  test('is requested for a thousand problems at a time, and not at all when nothing is done', async () => {
    const page = await site.visit('/Sheet', { stored: { 'checkbox-Two Sum': 'false', 'starred-Two Sum': 'true' } });
    const requests = topicRequests(page);
    await page.getByRole('tab', { name: /^Strings/ }).click();
    await page.getByRole('checkbox', { name: `Done: ${(await problemsOf('Strings'))[0]?.name ?? ''}` }).waitFor();
    expect(requests).toEqual([]);
    await page.evaluate(() => {
      const record = { at: 1, by: 'a', isSet: true, name: '', companyIds: [], days: {} };
      for (let index = 0; index < 1500; index++)
        localStorage.setItem(
          `drafts-and-submissions:guest:mark:done:problem-${index}`,
          JSON.stringify({ record, isSent: false }),
        );
    });
    await page.getByRole('tab', { name: /^Arrays/ }).click();
    await page.getByRole('checkbox', { name: 'Done: Two Sum', exact: true }).check();
    await expect.poll(() => requests.length).toBe(2);
    const sizes = requests.map((request) => (request.postDataJSON() as { subjects: string[] }).subjects.length);
    expect(sizes).toEqual([1000, 501]);
    await isCounted(page, { Arrays: 1, Strings: 0 });
  });
});

describe('the filters of a sheet', () => {
  test('can be combined: difficulty, status, company and text, with a count for each choice', async () => {
    const arrays = await problemsOf('Arrays');
    const done = arrays.slice(0, 4);
    const page = await site.visit('/Sheet', {
      stored: {
        ...marked('checkbox', done),
        ...marked('starred', arrays.slice(2, 5)),
        ...marked('note', arrays.slice(4, 5)),
      },
    });
    const countsOf = (label: string) => choice(page, label).textContent();
    await expect.poll(() => countsOf('Done')).toBe('Done 4');
    expect(await countsOf('All')).toBe(`All ${arrays.length}`);
    expect(await countsOf('To do')).toBe(`To do ${arrays.length - 4}`);
    expect(await countsOf('Starred')).toBe('Starred 3');
    expect(await countsOf('With note')).toBe('With note 1');

    await choice(page, 'To do').click();
    const open = arrays.slice(4);
    await expect.poll(() => names(page)).toEqual(open.map(({ name }) => name));
    const easy = open.filter(({ level }) => level === 'Easy');
    expect(await countsOf('Easy')).toBe(`Easy ${easy.length}`);
    await choice(page, 'Easy').click();
    await expect.poll(() => names(page)).toEqual(easy.map(({ name }) => name));
    expect(await countsOf('Done')).toBe(`Done ${done.filter(({ level }) => level === 'Easy').length}`);

    const company = easy[0]?.companies.split(',')[0]?.trim() ?? '';
    const askedByCompany = easy.filter(({ companies }) => companies.split(',').some((one) => one.trim() === company));
    const select = page.getByLabel('Company');
    expect(await select.locator('option', { hasText: `${company} (` }).textContent()).toBe(
      `${company} (${askedByCompany.length})`,
    );
    await select.selectOption(company);
    await expect.poll(() => names(page)).toEqual(askedByCompany.map(({ name }) => name));

    const problem = askedByCompany[0]?.name ?? '';
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill(problem.toUpperCase());
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(problem.toUpperCase());
    await expect.poll(() => names(page)).toEqual([problem]);
    await page.getByText(`1 of ${arrays.length} problems`).waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => names(page)).toEqual(arrays.map(({ name }) => name));
    expect(search(page)).toBe('?topic=Arrays');
    expect(await page.getByRole('searchbox', { name: 'Filter by name' }).inputValue()).toBe('');
  });

  test('sort by name and by difficulty, and back to the order of the sheet', async () => {
    const arrays = await problemsOf('Arrays');
    const page = await site.visit('/Sheet');
    await rows(page).first().waitFor();
    const order = page.getByLabel('Order', { exact: true });
    await order.selectOption('By name');
    const byName = arrays.map(({ name }) => name).toSorted(new Intl.Collator('en', { numeric: true }).compare);
    await expect.poll(() => names(page)).toEqual(byName);
    await order.selectOption('By difficulty');
    const byLevel = ['Easy', 'Medium', 'Hard'].flatMap((level) => arrays.filter((row) => row.level === level));
    await expect.poll(() => names(page)).toEqual(byLevel.map(({ name }) => name));
    expect(search(page)).toBe('?topic=Arrays&sort=difficulty');
    await order.selectOption('Sheet order');
    await expect.poll(() => names(page)).toEqual(arrays.map(({ name }) => name));
  });

  test('are in the URL: a shared link, reload and back restore all of them', async () => {
    const graphs = await problemsOf('Graphs');
    const wanted = graphs.filter(({ level, name }) => level === 'Medium' && /a/i.test(name)).map(({ name }) => name);
    const address = '?topic=Graphs&level=Medium&show=todo&q=a&sort=name';
    const page = await site.visit(`/Sheet${address}`);
    const isThere = async () => {
      await page.getByRole('tab', { name: /^Graphs/, selected: true }).waitFor();
      await page.getByRole('button', { name: /^Medium/, pressed: true }).waitFor();
      await page.getByRole('button', { name: /^To do/, pressed: true }).waitFor();
      expect(await page.getByRole('searchbox', { name: 'Filter by name' }).inputValue()).toBe('a');
      expect(await page.getByLabel('Order', { exact: true }).inputValue()).toBe('name');
      expect((await names(page)).toSorted()).toEqual(wanted.toSorted());
    };
    await isThere();
    await page.reload();
    await isThere();
    await page.getByRole('tab', { name: /^Heap/ }).click();
    await expect.poll(() => search(page)).toBe('?topic=Heap');
    await page.goBack();
    await isThere();
    expect(search(page)).toBe(address);
  });

  test('a click adds a step to the history, typing and repeated clicks do not', async () => {
    const page = await site.visit('/Sheet?topic=Arrays');
    await rows(page).first().waitFor();
    const steps = () => page.evaluate<number>('history.length');
    const before = await steps();
    const box = page.getByRole('searchbox', { name: 'Filter by name' });
    await box.fill('s');
    await expect.poll(() => search(page)).toBe('?topic=Arrays&q=s');
    await box.fill('su');
    await expect.poll(() => search(page)).toBe('?topic=Arrays&q=su');
    expect(await steps()).toBe(before);
    await choice(page, 'To do').click();
    await choice(page, 'To do').click();
    expect(await steps()).toBe(before + 1);
    await page.goBack();
    await page.getByRole('button', { name: /^All/, pressed: true }).waitFor();
    expect(search(page)).toBe('?topic=Arrays&q=su');
  });

  test('ignore invalid values in the URL', async () => {
    const page = await site.visit('/Sheet?topic=Nowhere&level=Odd&show=all&company=Nobody&sort=id&random=999999999');
    await expect.poll(() => names(page)).toEqual((await problemsOf('Arrays')).map(({ name }) => name));
    expect(await page.getByRole('button', { pressed: true }).allTextContents()).toEqual([
      expect.stringMatching(/^All/),
    ]);
  });

  test('a row ticked under To do stays until it is hidden or the filter is chosen again', async () => {
    const arrays = await problemsOf('Arrays');
    const [first, second, third] = arrays.map(({ name }) => name);
    const page = await site.visit('/Sheet?show=todo');
    const box = (name = '') => page.getByRole('checkbox', { name: `Done: ${name}`, exact: true });
    await box(first).check();
    await page.getByText(`${arrays.length - 1} of ${arrays.length} problems and 1 just changed`).waitFor();
    expect(await names(page)).toEqual(arrays.map(({ name }) => name));
    // A slip can be undone where it happened.
    await box(first).uncheck();
    await page.getByText(`${arrays.length} of ${arrays.length} problems`, { exact: true }).waitFor();
    await box(first).check();
    await page.getByRole('button', { name: 'Hide it' }).click();
    await expect.poll(async () => (await names(page))[0]).toBe(second);
    await box(second).check();
    await choice(page, 'To do').click();
    await expect.poll(async () => (await names(page))[0]).toBe(third);
    // What is ticked elsewhere disappears at once.
    const other = await page.context().newPage();
    await other.goto('/Sheet');
    await other.getByRole('checkbox', { name: `Done: ${third}`, exact: true }).check();
    await expect.poll(() => names(page)).toEqual(arrays.slice(3).map(({ name }) => name));
  });

  test('Random draws from what they leave, preferably what is not done, and leads back', async () => {
    const arrays = await problemsOf('Arrays');
    const easy = arrays.filter(({ level }) => level === 'Easy').map(({ name }) => name);
    const [open = ''] = easy;
    const page = await site.visit('/Sheet?topic=Arrays&level=Easy', {
      stored: marked(
        'checkbox',
        easy.slice(1).map((name) => ({ name })),
      ),
    });
    await expect.poll(() => names(page)).toEqual(easy);
    const random = page.getByRole('button', { name: 'Random' });
    await random.click();
    await expect.poll(() => names(page)).toEqual([open]);
    expect(search(page)).toMatch(/^\?topic=Arrays&level=Easy&random=\d+$/);
    // Again: it draws another one; as the only open one is excluded, it is a done one.
    await random.click();
    await expect.poll(() => names(page)).not.toEqual([open]);
    expect(easy).toContain((await names(page))[0]);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect.poll(() => names(page)).toEqual(easy);
    expect(search(page)).toBe('?topic=Arrays&level=Easy');
  });

  test('a drawn problem stays when it is ticked', async () => {
    const page = await site.visit('/Sheet?show=todo');
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Random' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    const drawnNames = await names(page);
    await page.getByRole('checkbox').check();
    await page.locator('tr[data-done=true]').waitFor();
    expect(await names(page)).toEqual(drawnNames);
  });

  test('show when they leave nothing, and lead back', async () => {
    const page = await site.visit('/Sheet?q=no+such+problem');
    await page.getByText('No problem here matches the filter.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await rows(page).first().waitFor();
  });

  test("apply to the server's HTML, except for texts and what only the browser knows", async () => {
    const hard = (await problemsOf('Graphs')).filter(({ level }) => level === 'Hard').map(({ name }) => name);
    const page = await site.visit('/Sheet?topic=Graphs&level=Hard&show=done', { javaScriptEnabled: false });
    expect(await names(page)).toEqual(hard);
    // Texts to filter by are unlimited, so the browser does that.
    const all = (await problemsOf('Graphs')).map(({ name }) => name);
    await page.goto(`/Sheet?topic=Graphs&q=${encodeURIComponent(hard[0] ?? '')}`);
    expect(await names(page)).toEqual(all);
    const withScripts = await site.visit(`/Sheet?topic=Graphs&q=${encodeURIComponent(hard[0] ?? '')}`);
    await expect.poll(() => names(withScripts)).toEqual([hard[0]]);
  });

  test('are continued by the browser, which knows the progress', async () => {
    const [first] = await problemsOf('Graphs');
    const page = await site.visit('/Sheet?topic=Graphs&show=done', {
      stored: marked('checkbox', first ? [first] : []),
    });
    await expect.poll(() => names(page)).toEqual([first?.name]);
  });

  test('work by keyboard', async () => {
    const page = await site.visit('/Sheet');
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: /^Hard/ }).focus();
    await page.keyboard.press('Tab'); // Can be solved here
    await page.keyboard.press('Tab');
    await page.keyboard.type('sum');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => search(page)).toBe('?topic=Arrays&show=todo&q=sum');
    await page.getByLabel('Order', { exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => search(page)).toBe('?topic=Arrays&show=todo&q=sum&sort=name');
  });

  test('collapse on a narrow screen, with the number of active ones', async () => {
    const page = await site.visit('/Sheet?show=todo&sort=name', { viewport: NARROW });
    await rows(page).first().waitFor();
    const fold = page.getByRole('button', { name: 'Filters' });
    expect(await fold.textContent()).toBe(' Filters2 active');
    expect(await choice(page, 'To do').isVisible()).toBe(false);
    await fold.click();
    await choice(page, 'Starred').click();
    await page.getByText('No problem here matches the filter.').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
    await fold.click();
    expect(await choice(page, 'To do').isVisible()).toBe(false);
  });
});
