import { describe, expect, test } from 'vitest';
import { type PageName, pageOf, pages } from './pages.ts';
import { canonicalPage, guideHref, href, matchPage, parentOf } from './paths.ts';

const names = Object.keys(pages) as PageName[]; // Object.keys forgets the literal keys

test('no two pages have the same address', () => {
  const patterns = names.map((name) => pages[name].pattern.toLowerCase().replace(/:\w+/g, ':'));
  expect(new Set(patterns).size).toBe(names.length);
});

describe.each(names)('%s', (page) => {
  const parameters = Object.fromEntries(
    [...pages[page].pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'a b/ü?#']),
  );

  test('is found by its own address', () => {
    expect(matchPage(href(page, parameters))).toEqual({ page, parameters });
  });

  test('is found without regard to case and to a slash at the end', () => {
    const path = href(page);
    if (Object.keys(parameters).length > 0) return;
    for (const other of [path.toUpperCase(), path.toLowerCase(), `${path}/`]) {
      expect(matchPage(other)?.page).toBe(page);
    }
  });

  test('is not found below its address', () => {
    expect(matchPage(`${href(page, parameters)}/nonsense/below`)).toBeNull();
  });
});

/** What their address names only the browser of a learner has. */
const OF_BROWSER = new Set<PageName>(['ownList']);

test('a page with an open segment says how to know that there is what it names', () => {
  for (const name of names) {
    const isOpen = pages[name].pattern.includes(':') && !OF_BROWSER.has(name);
    expect(pageOf(name).exists !== 'always', name).toBe(isOpen);
  }
});

test('a page that shows the same as another names a canonical page, which is its own canonical page', () => {
  for (const name of names) {
    const counts = canonicalPage(name);
    expect(pageOf(counts).file).toBe(pageOf(name).file);
    expect(canonicalPage(counts)).toBe(counts);
  }
});

test('a page comes from one that stands at an address of its own, and from which the way leads home', () => {
  for (const name of names) {
    const parent = parentOf(name);
    if (parent === null) continue;
    expect(pageOf(parent).pattern, name).not.toContain(':');
    expect(parentOf(parent), name).toBeNull();
  }
});

test('a page of a record comes from another than home, but for a learner’s profile, which nothing lists', () => {
  for (const name of names.filter((one) => one !== 'publicProfile'))
    expect(parentOf(name) !== null || !pages[name].pattern.includes(':'), name).toBe(true);
});

test('a guide is read on the page of its own, where it has one', () => {
  expect(guideHref('TCS')).toBe('/TCS');
  expect(guideHref('amazon')).toBe('/Preparation/amazon');
});

test('parameters keep their case and are encoded in the address', () => {
  expect(href('blog', { id: 7 })).toBe('/detail/7');
  expect(href('blog', { id: '../x' })).toBe('/detail/..%2Fx');
  expect(matchPage('/DETAIL/AbC')).toEqual({ page: 'blog', parameters: { id: 'AbC' } });
});

test('a parameter that is badly encoded is taken as it stands', () => {
  expect(matchPage('/detail/%E0%A4%A')).toEqual({ page: 'blog', parameters: { id: '%E0%A4%A' } });
});

test.each(['/nonsense', '/detail', '/detail/', '/sheets', '/sheet.html', '/%53heet'])('%s is no page', (path) => {
  expect(matchPage(path)).toBeNull();
});
