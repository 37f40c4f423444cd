import { listProblems } from '#server/testing/list-problems.ts';
import type { Row } from '#server/database/paged-rows.ts';
import { describe, expect, test } from 'vitest';
import { restApi, settled, trpcApi } from '#server/testing/apis.ts';
import { createBody } from '#server/testing/factories.ts';
import { importFile } from '#server/testing/import-file.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { token } = await app.createAdministrator();
const api = app.trpc(token);
const { prisma } = app.database;
const { problem } = resources;

type Fields = Partial<Record<keyof typeof problem.fields, string>>;

const SUM: Fields = {
  kind: 'function',
  signature: 'sum(nums: int[]): int',
  checker: 'exact',
  cases: '[{ "args": [[1, 2]], "expected": 3, "example": "" }, { "args": [[]], "expected": 0 }]',
  approaches: '## Add\n\ntime: O(n)\nspace: O(1)\ngrowth: n\n\nOne by one.\n\n```python\npass\n```',
  wrong: '## first\n\nverdict: Wrong Answer\n\n```python\npass\n```',
};

/** Fields that cannot be read together with the others of SUM, and the message for each. */
const UNREADABLE: [Fields, field: keyof Fields, message: string][] = [
  [{ kind: 'game' }, 'kind', 'Kind: kind is none of function, stdin, sql'],
  [{ signature: 'sum' }, 'signature', 'Signature: "sum" is not a signature such as add(a: int, b: int): int'],
  [{ checker: 'sorted' }, 'checker', 'Checker: there is no checker "sorted"'],
  [
    { check: 'export function check() {}' },
    'check',
    'Checker function: a checker function is needed if and only if the checker is function',
  ],
  [
    { cases: '[{ "args": [[1]], "expected": 1 }, { "args": [[1]], "expected": "1" }]' },
    'cases',
    'Cases: case 2: expected is not a 32-bit integer',
  ],
  [{ cases: '{}' }, 'cases', 'Cases: cases are not an array'],
  [{ signature: 'sum(text: string): int' }, 'cases', 'Cases: case 1: text is not a string'],
  [{ kind: 'stdin' }, 'cases', 'Cases: case 1: has no input for this kind of problem'],
  [
    { approaches: '## Add\n\ngrowth: n^9' },
    'approaches',
    'Approaches: Add: growth is none of 1, log n, n, n log n, n^2, n^2 log n, n^3, 2^n, n!',
  ],
  [{ wrong: '## first\n\nverdict: Accepted' }, 'wrong', 'Wrong programs: first: "Accepted" is not a failing verdict'],
];

describe.each([restApi(app), trpcApi(app)])('at the $name API a problem', (api) => {
  const create = (fields: Fields) => api.create(problem, api.body(problem, fields), token);
  const refusal = (field: keyof Fields, message: string) => ({
    status: 400,
    code: 'invalid_input',
    message,
    issues: [{ path: field, message }],
  });

  test.each(UNREADABLE)('cannot be created with %j', async (fields, field, message) => {
    const before = await prisma.problem.count();
    expect(await create({ ...SUM, ...fields })).toMatchObject(refusal(field, message));
    expect(await prisma.problem.count()).toBe(before);
  });

  test.each(UNREADABLE)('cannot be changed to %j, and stays as it was', async (values, field, message) => {
    const { record } = await create(SUM);
    const key = api.keyOf(record);
    expect(await api.update(problem, { key, values }, token)).toMatchObject(refusal(field, message));
    expect((await api.get(problem, key)).record).toEqual(record);
    expect(await prisma.contentChange.count({ where: { recordKey: key } })).toBe(1);
  });

  test('is refused with every error named', async () => {
    const { issues } = await create({ ...SUM, checker: 'sorted', cases: '[', approaches: '## A\n\ngrowth: no' });
    expect(issues?.map(({ path }) => path)).toEqual(['checker', 'cases', 'approaches']);
  });

  test('may be saved field by field while it is being written', async () => {
    const { record, status } = await create({ kind: 'function' });
    expect(status).toBe(200);
    const key = api.keyOf(record);
    // The cases are saved before the signature that they are for.
    for (const name of ['cases', 'signature', 'approaches', 'wrong'] as const) {
      const saved = await api.update(problem, { key, values: { [name]: SUM[name] } }, token);
      expect(saved, saved.message).toMatchObject({ status: 200, record: { [name]: SUM[name] } });
    }
    const moved = { kind: 'stdin', signature: '', cases: '[{ "input": "1", "expected": "1" }]' };
    expect((await api.update(problem, { key, values: moved }, token)).status).toBe(200);
  });
});

test('an unreadable earlier version cannot be restored, and can be repaired', async () => {
  const create = async () => {
    const [row] = await listProblems(prisma, 'problem', [createBody(problem, { ...SUM, cases: '[' })]);
    return row as Row; // one for each
  };
  const { key } = await create();
  await api.content.problem.remove.mutate({ key });
  const { items } = await api.history.list.query({ recordKey: key });
  const undone = await settled(async () => {
    await api.history.undo.mutate({ key: items[0]?.key ?? '' });
    return {};
  });
  expect(undone).toMatchObject({ status: 400, code: 'invalid_input', issues: [{ path: 'cases' }] });
  expect(await prisma.problem.count({ where: { key } })).toBe(0);

  const other = await create();
  const mended = await api.content.problem.update.mutate({ key: other.key, values: { cases: SUM.cases ?? '' } });
  expect(mended.cases).toBe(SUM.cases);
});

describe('an import of problems', () => {
  const rowOf = (id: number, fields: Fields) => ({
    id,
    name: `P${id}`,
    slug: `p-${id}`,
    statement: 'S',
    ...SUM,
    ...fields,
  });

  async function load(rows: object[]) {
    const file = { resource: 'problem', format: 'json', text: JSON.stringify(rows) } as const;
    const preview = await api.imports.preview.mutate(file);
    const report = await importFile(api, file);
    expect(report.refused).toEqual(preview.refused);
    return report;
  }

  test('names each unreadable row with its error, and loads the others', async () => {
    await app.empty('problem');
    await load([rowOf(1, {}), rowOf(2, {})]);
    const report = await load([
      rowOf(1, { cases: '[{ "args": [[1]] }]' }),
      { id: 2, signature: 'sum(text: string): int' },
      rowOf(3, { checker: 'sorted', wrong: '## first' }),
      // Equal to the refused row, which does not block it.
      rowOf(3, {}),
    ]);
    expect(report).toMatchObject({
      created: 1,
      updated: 0,
      unchanged: 0,
      refused: [
        { line: 1, reason: 'Cases: case 1: has no expected' },
        { line: 2, reason: 'Cases: case 1: text is not a string' },
        {
          line: 3,
          reason: 'Checker: there is no checker "sorted"; Wrong programs: first: "" is not a failing verdict',
        },
      ],
    });
    const rows = await prisma.problem.findMany({ orderBy: { id: 'asc' }, select: { id: true, cases: true } });
    expect(rows).toEqual([1, 2, 3].map((id) => ({ id, cases: SUM.cases })));
  });
});
