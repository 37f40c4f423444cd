import { expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import type { Field } from '#shared/field.ts';
import { resourceNames, resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const administrator = await app.createAdministrator();
const { content, contentLists } = app.trpc(administrator.token);
const words = (resource: (typeof resourceNames)[number], field: string) =>
  contentLists.words.query({ resource, field });

const fields = resourceNames.flatMap((resource) =>
  Object.entries<Field>(resources[resource].fields).map(([field, rule]) => ({ resource, field, rule })),
);

test.each(fields.filter(({ rule }) => rule.vocabulary))(
  'requests the words of $field in $resource once',
  async ({ resource, field }) => {
    const statements = await statementsOf(app.databaseUrl, () => words(resource, field));
    expect(statements.filter((text) => /unnest|AS value/.test(text))).toHaveLength(1);
  },
);

test('returns the topics of both sheets and of the cards, or the names of cards without a topic', async () => {
  const { sheetTopic, topicProblem, companyProblem } = resources;
  await content.sheetTopic.create.mutate(createBody(sheetTopic, { name: 'Step 1: Arrays', topic: 'Arrays' }));
  await content.sheetTopic.create.mutate(createBody(sheetTopic, { name: 'Graphs', topic: ' ' }));
  for (const topic of ['Arrays', 'Trees', 'Trees'])
    await content.topicProblem.create.mutate(createBody(topicProblem, { topic }));
  await content.companyProblem.create.mutate(createBody(companyProblem, { topic: 'Trees' }));
  const expected = [
    { value: 'Trees', count: 3 },
    { value: 'Arrays', count: 2 },
    { value: 'Graphs', count: 1 },
  ];
  for (const resource of ['topicProblem', 'companyProblem'] as const)
    expect(await words(resource, 'topic')).toEqual(expected);
});

test('returns each item of a list, and the companies of all problems together', async () => {
  const { topicProblem, companyProblem, preparationGuide } = resources;
  await app.empty('topicProblem');
  await app.empty('companyProblem');
  await content.topicProblem.create.mutate(createBody(topicProblem, { companies: ' Adobe,Google , ,' }));
  await content.companyProblem.create.mutate(
    createBody(companyProblem, { companies: 'Google', practisedFor: 'Zoho', tags: 'top100, new' }),
  );
  await content.preparationGuide.create.mutate(createBody(preparationGuide, { company: 'Google' }));
  expect(await words('topicProblem', 'companies')).toEqual([
    { value: 'Google', count: 3 },
    { value: 'Adobe', count: 1 },
    { value: 'Zoho', count: 1 },
  ]);
  expect(await words('companyProblem', 'tags')).toEqual([
    { value: 'new', count: 1 },
    { value: 'top100', count: 1 },
  ]);
});

test('returns nothing for a field without a vocabulary', async () => {
  for (const field of ['name', 'key', 'nonsense', 'constructor'])
    expect(await words('topicProblem', field)).toEqual([]);
});
