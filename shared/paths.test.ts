import { describe, expect, test } from 'vitest';
import { type PageName, pageOf, pages } from './pages.ts';
import { canonicalPage, guideHref, href, matchPage, parentOf } from './paths.ts';

const names = Object.keys(pages) as PageName[]; // Object.keys loses the literal keys

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

  test('is found case-insensitively, and with a slash at the end', () => {
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

/** Pages whose subject is only in the browser of a learner. */
const OF_BROWSER = new Set<PageName>(['ownList']);

test('a page with an open segment has a check whether its subject exists', () => {
  for (const name of names) {
    const isOpen = pages[name].pattern.includes(':') && !OF_BROWSER.has(name);
    expect(pageOf(name).exists !== 'always', name).toBe(isOpen);
  }
});

test('a page with the content of another one has a canonical page, which is its own canonical page', () => {
  for (const name of names) {
    const counts = canonicalPage(name);
    expect(pageOf(counts).file).toBe(pageOf(name).file);
    expect(canonicalPage(counts)).toBe(counts);
  }
});

test('the parent of a page has an address without open segments, and a path to home', () => {
  for (const name of names) {
    const parent = parentOf(name);
    if (parent === null) continue;
    expect(pageOf(parent).pattern, name).not.toContain(':');
    expect(parentOf(parent), name).toBeNull();
  }
});

test('the parent of a record’s page is not home, except for a learner’s profile, which is not listed', () => {
  for (const name of names.filter((one) => one !== 'publicProfile'))
    expect(parentOf(name) !== null || !pages[name].pattern.includes(':'), name).toBe(true);
});

test('a guide is shown on its own page, if it has one', () => {
  expect(guideHref('TCS')).toBe('/TCS');
  expect(guideHref('amazon')).toBe('/Preparation/amazon');
});

test('parameters are encoded in the address, and their case does not change', () => {
  expect(href('blog', { id: 7 })).toBe('/detail/7');
  expect(href('blog', { id: '../x' })).toBe('/detail/..%2Fx');
  expect(matchPage('/DETAIL/AbC')).toEqual({ page: 'blog', parameters: { id: 'AbC' } });
});

test('a parameter with an invalid encoding is not decoded', () => {
  expect(matchPage('/detail/%E0%A4%A')).toEqual({ page: 'blog', parameters: { id: '%E0%A4%A' } });
});

test.each(['/nonsense', '/detail', '/detail/', '/sheets', '/sheet.html', '/%53heet'])('%s is not a page', (path) => {
  expect(matchPage(path)).toBeNull();
});
