import { listProblems } from '#server/testing/list-problems.ts';
import { expect, test } from 'vitest';
import { aMark } from '#server/testing/progress-calls.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import type { Marks } from './marks.ts';

const app = await startTestApp();
const { prisma } = app.database;

await listProblems(prisma, 'topicProblem', [{ id: 1, name: 'Two Sum', topic: 'array', level: 'Easy' }]);
await prisma.question.create({ data: { id: 4, header: 'What is a process?', category: 'os' } });

async function learner() {
  const { token } = await app.createUser();
  return {
    put: (body: object) => app.rest('/progress', { method: 'PUT', token, body }),
    marks: async () => (await app.rest('/progress', { token })).json<Marks>(),
  };
}

test('a name is matched as an import matches it, so that it is shown', async () => {
  const { marks, put } = await learner();
  await listProblems(prisma, 'topicProblem', [{ id: 3, name: 'LRU Cache', topic: 'design', level: 'Medium' }]);
  for (const name of ['two-sum', 'TWO SUM', 'https://leetcode.com/problems/two-sum/'])
    expect((await put({ name, field: 'done', value: true })).status, name).toBe(200);
  await put({ name: 'lru  cache', field: 'starred', value: true });
  await put({ name: 'what is a process', field: 'known', value: true });
  const { done, starred, known } = await marks();
  expect([done, starred, known].map((list) => list.map(({ name }) => name))).toEqual([
    ['two-sum'],
    ['lru-cache'],
    ['os/4'],
  ]);
  expect([done, starred, known].map((list) => list.map(({ title }) => title))).toEqual([
    ['Two Sum'],
    ['LRU Cache'],
    ['What is a process?'],
  ]);
});

test('a name that means nothing is refused, and one that means several things with what it may have meant', async () => {
  const { marks, put } = await learner();
  const messageOf = async (body: object) => {
    const answer = await put({ value: true, ...body });
    expect([answer.status, answer.json().issues]).toMatchObject([400, [{ path: 'name' }]]);
    return answer.json<{ message: string }>().message;
  };
  expect(await messageOf({ name: 'Saved', field: 'done' })).toBe('There is no problem "Saved"');
  expect(await messageOf({ name: 'x'.repeat(500), field: 'done' })).toContain('There is no problem');
  for (const name of ['os/5', 'nonsense/4', 'Two Sum'])
    expect(await messageOf({ name, field: 'known' })).toBe(`There is no question "${name}"`);
  await prisma.question.createMany({
    data: [
      { id: 7, header: 'What is a lock?', category: 'os' },
      { id: 8, header: 'What is a lock?', category: 'dbms' },
    ],
  });
  expect(await messageOf({ name: 'What is a lock?', field: 'revise' })).toBe(
    '"What is a lock?" may be "What is a lock?" or "What is a lock?": please give its subject and number, like os/4',
  );
  expect(await marks()).toEqual({ done: [], starred: [], known: [], revise: [] });
});

test('what was marked before its problem was deleted can be unmarked', async () => {
  const { marks, put } = await learner();
  await listProblems(prisma, 'topicProblem', [{ id: 9, name: 'Short Lived', topic: 'array', level: 'Easy' }]);
  await put({ name: 'Short Lived', field: 'done', value: true });
  await prisma.topicProblem.delete({ where: { id: 9 } });
  for (const name of ['Short Lived', (await marks()).done[0]?.name]) {
    await put({ name: 'Short Lived', field: 'done', value: true });
    expect((await put({ name, field: 'done', value: false })).status).toBe(200);
    expect((await marks()).done).toEqual([]);
  }
});

test('what a browser marked under a name that no problem has can be unmarked', async () => {
  const { key, token } = await app.createUser();
  const sent = { userKey: key, sentAt: new Date().toISOString(), since: 0 };
  await app.trpc(token).records.sync.mutate({ ...sent, records: [aMark({ name: 'Of An Older Site' })] });
  const marks = async () => (await app.rest('/progress', { token })).json<Marks>();
  expect((await marks()).done).toMatchObject([{ name: 'Of An Older Site', title: 'Of An Older Site' }]);
  const body = { name: 'Of An Older Site', field: 'done', value: false };
  expect((await app.rest('/progress', { method: 'PUT', token, body })).status).toBe(200);
  expect((await marks()).done).toEqual([]);
});
