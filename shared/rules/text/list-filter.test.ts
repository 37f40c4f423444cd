import { expect, test } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import type { Resource } from '#shared/resource.ts';
import { filterIn } from './list-filter.ts';

const filterOf = (resource: Resource, address: string) => {
  const parameters = new URLSearchParams(address);
  return filterIn(resource, (name) => parameters.get(name));
};

test('reads only the filters of the descriptor', () => {
  const found = filterOf(resources.companyProblem, 'topic=Graphs&tags=top100&level=&name=x&page=2&search=y');
  expect(found).toEqual({ topic: 'Graphs', tags: 'top100' });
});

test('reads the state of contributions, and a flag as yes or no', () => {
  for (const state of ['published', 'waiting', 'declined'])
    expect(filterOf(resources.blog, `published=${state}`)).toEqual({ published: state });
  expect(filterOf(resources.blog, 'published=no')).toEqual({ published: false });
  expect(filterOf(resources.blog, 'published=nonsense')).toEqual({});
  const problem: Resource = { ...resources.topicProblem, filters: ['paid'] };
  expect(filterOf(problem, 'paid=yes')).toEqual({ paid: true });
  expect(filterOf(problem, 'paid=waiting')).toEqual({});
});

test('cuts a value at the length limit of the server', () => {
  expect(filterOf(resources.blog, `category=${'x'.repeat(300)}`)).toEqual({ category: 'x'.repeat(200) });
});
