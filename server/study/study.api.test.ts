import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const { prisma } = app.database;
const { study } = app.trpc();

beforeEach(async () => {
  await app.empty('question');
  await app.empty('cheatSheetItem');
});

const question = (id: number, category: string, header = `Question ${id}`) =>
  prisma.question.create({ data: { id, category, header, text: 'A long answer' } });

describe('an outline', () => {
  test('has the headers of one category, in the order of its pages', async () => {
    await question(7, 'py', 'Later');
    await question(2, 'py', 'First');
    await question(1, 'java');
    await prisma.cheatSheetItem.create({ data: { id: 3, category: 'py', header: 'An item' } });
    expect(await study.outline.query({ kind: 'interview-questions', category: 'py' })).toEqual([
      { id: 2, header: 'First' },
      { id: 7, header: 'Later' },
    ]);
    expect(await study.outline.query({ kind: 'cheat-sheet', category: 'py' })).toEqual([{ id: 3, header: 'An item' }]);
    expect(await study.outline.query({ kind: 'cheat-sheet', category: 'none' })).toEqual([]);
  });

  test('reflects the last write', async () => {
    const administrator = app.trpc((await app.createAdministrator()).token);
    const outlineInput = { kind: 'interview-questions', category: 'py' } as const;
    expect(await study.outline.query(outlineInput)).toEqual([]);
    const fields = { id: 1, category: 'py', header: 'New', text: 'An answer' };
    const { key } = await administrator.content.question.create.mutate(fields);
    expect(await study.outline.query(outlineInput)).toEqual([{ id: 1, header: 'New' }]);
    await administrator.content.question.update.mutate({ key, values: { header: 'Renamed' } });
    expect(await study.outline.query(outlineInput)).toEqual([{ id: 1, header: 'Renamed' }]);
  });

  test('without a kind is refused', async () => {
    await expect(study.outline.query({ kind: 'blog' as 'cheat-sheet', category: 'py' })).rejects.toMatchObject({
      data: { httpStatus: 400 },
    });
  });
});

test('lists all categories as subjects, with the ids of their items', async () => {
  await question(2, 'py');
  await question(1, 'py');
  await question(1, 'os');
  await prisma.cheatSheetItem.create({ data: { id: 5, category: 'js', header: 'An item' } });
  expect(await study.subjects.query()).toEqual([
    { kind: 'interview-questions', category: 'py', ids: [1, 2] },
    { kind: 'interview-questions', category: 'os', ids: [1] },
    { kind: 'cheat-sheet', category: 'js', ids: [5] },
  ]);
});
