import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentSlug, otherNamesOf } from './other-names.ts';
import { createMatcher } from './problem-matching.ts';

const CATALOGUE = join(import.meta.dirname, '../../../../prisma/content/catalogue.json');
const problems = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { slug: string; name: string }[]; // the content has them

test('each other name finds its problem in the whole catalogue, and hides no other problem', () => {
  const match = createMatcher(problems.map(({ slug, name }) => ({ names: [name, slug], link: '', value: slug })));
  const others = problems.flatMap(({ slug }) => otherNamesOf(slug).map((other) => [other, slug] as const));
  expect(others.length).toBeGreaterThan(80);
  expect(others.map(([other]) => [other, match([other])?.join()])).toEqual(others);
  expect(problems.filter(({ name, slug }) => match([name])?.join() !== slug)).toEqual([]);
});

test('a former slug has its current one', () => {
  expect([currentSlug('coin-change-2'), currentSlug('two-sum')]).toEqual(['coin-change-ii', 'two-sum']);
});
