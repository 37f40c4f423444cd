import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { robots, sitemap } from '#server/site/sitemap.ts';
import { type Page, pageNames, pageOf } from '#shared/pages.ts';
import { href, matchPage, readAddress } from '#shared/paths.ts';

const { ROADMAP, OF_A_LEARNER } = vi.hoisted(() => {
  /** What the entry of a page would be that the site does not have. */
  const ROADMAP: Page = {
    pattern: '/Roadmap',
    title: 'Roadmap',
    file: 'roadmap',
    audience: 'everybody',
    rendered: true,
    robots: 'open',
    query: ['week'],
    sitemap: 'page',
    offline: ['sheets.topics'],
    exists: 'always',
  };
  const OF_A_LEARNER: Page = { ...ROADMAP, pattern: '/Roadmap/mine/:id', robots: 'private', sitemap: 'no' };
  return { ROADMAP, OF_A_LEARNER };
});

vi.mock(import('#shared/pages.ts'), async (load) => {
  const original = await load();
  const added: Record<string, Page> = { roadmap: ROADMAP, ownRoadmap: OF_A_LEARNER };
  return {
    ...original,
    pageNames: [...original.pageNames, ...(Object.keys(added) as typeof original.pageNames)],
    pageOf: (name) => added[name] ?? original.pageOf(name),
  };
});

const NONE = { blog: new Map(), question: new Map(), cheatSheetItem: new Map() };

test('a new entry is all that addresses, robots and the sitemap take', () => {
  expect(matchPage('/roadmap/')?.page).toBe('roadmap');
  expect(matchPage('/roadmap/mine/7')).toEqual({ page: 'ownRoadmap', parameters: { id: '7' } });
  expect(readAddress('/Roadmap', new URLSearchParams('nonsense=1&week=2'))).toBe('/Roadmap?week=2');
  expect(robots('https://gearup.example')).toContain('\nDisallow: /Roadmap/mine\n');
  const listed = sitemap('https://gearup.example', { records: new Map(), counts: NONE });
  expect(listed).toContain('<loc>https://gearup.example/Roadmap</loc>');
  expect(listed).not.toContain('mine');
});

type Forgotten = { [Fact in keyof Page]: Omit<Page, Fact> extends Page ? Fact : never }[keyof Page];

test('forgetting a fact does not compile', () => {
  expectTypeOf<Forgotten>().toEqualTypeOf<never>();
});

const ROOT = join(import.meta.dirname, '..');

test('each file of client/pages is the page of an entry, and each entry has its file', () => {
  const files = readdirSync(join(ROOT, 'client/pages')).map((file) => basename(file, '.tsx'));
  const named = pageNames.map((name) => pageOf(name).file).filter((file) => file !== ROADMAP.file);
  expect([...new Set(named), 'not-found'].toSorted()).toEqual(files.toSorted());
});

/** Where the page of project ideas is named besides its entry, and why: each is a link to it. */
const LINKS: Record<string, string> = {
  'client/app/navigation.ts': 'menu and footer',
  'server/assistant/plans.ts': 'the assistant proposes projects',
  'server/search/address.ts': 'where results lead',
};

test('a page is named in its entry and where a link leads there', () => {
  const named = ['client', 'server', 'shared', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /(href\(|page: )'projects'/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(named.toSorted()).toEqual(Object.keys(LINKS).toSorted());
  expect(href('projects')).toBe('/Project');
});
