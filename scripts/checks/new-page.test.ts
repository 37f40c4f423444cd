import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import { robots, sitemap } from '#server/site/sitemap.ts';
import type { Page } from '#shared/page.ts';
import { pageNames, pageOf } from '#shared/pages.ts';
import { matchPage, readAddress } from '#shared/paths.ts';

const SITE = 'https://gearup.example';
const NONE = { blog: new Map(), question: new Map(), cheatSheetItem: new Map() };

test.each(pageNames)('the entry of %s decides its URLs, robots and its place in the sitemap', (name) => {
  const page = pageOf(name);
  const path = page.pattern.replace(/:\w+/, 'x');
  expect(matchPage(path.toUpperCase())?.page).toBe(name);
  const names = [...page.query.server, ...page.query.browser];
  const query = new URLSearchParams([['nonsense', '1'], ...names.map((parameter) => [parameter, '2'])]);
  const read = names.map((parameter) => `${parameter}=2`).join('&');
  expect(readAddress(path, query)).toBe(read ? `${path}?${read}` : path);
  const disallowed = robots(SITE)
    .split('\n')
    .includes(`Disallow: ${page.pattern.replace(/\/:.*/, '')}`);
  expect(disallowed).toBe(page.robots === 'private');
  const listed = sitemap(SITE, { records: new Map(), counts: NONE }).includes(`<loc>${SITE}${page.pattern}</loc>`);
  expect(listed).toBe(page.sitemap === 'page' || page.sitemap === 'list');
});

type Forgotten = { [Fact in keyof Page]: Omit<Page, Fact> extends Page ? Fact : never }[keyof Page];

test('a missing fact does not compile', () => {
  expectTypeOf<Forgotten>().toEqualTypeOf<never>();
});

test('each file in client/pages belongs to an entry, and each entry has its file', () => {
  const folder = join(import.meta.dirname, '../../client/pages');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => basename(file, '.tsx'));
  expect([...new Set(pageNames.map((name) => pageOf(name).file)), 'not-found'].toSorted()).toEqual(files.toSorted());
});
