import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '#scripts/build.ts';
import { createSessions } from '#server/access/sessions.ts';
import { openDatabase } from '#server/database/client.ts';
import { readSecrets } from '#server/database/embedded.ts';
import { call, callTrpc, logIn, trpcData } from './rest.ts';
import { cleanUp, databaseUrl, newDataDir, printedPassword, ready, ROOT, run, type Site } from './site.ts';
import { copySome } from './some-content.ts';

const COPIED = [
  'package.json',
  'tsconfig.json',
  'prisma.config.ts',
  'client',
  'judge',
  'prisma',
  'scripts',
  'server',
  'shared',
];

const PROBLEM = 'prisma/content/problem/two-sum';
/** The programs to leave out: a right and a wrong one are enough. */
const OTHER_PROGRAMS = /two-sum\/(solutions|wrong)\/(?!(hash-map|uses-a-number-twice)\.js)/;

const copy = newDataDir();
const dataDir = newDataDir();
const recipes = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split(/^## /m);
let site: Site;
let administrator: string;
let learner: string;
let userKey: string;

beforeAll(async () => {
  expect(ensureBuilt()).toBe(0);
  const isWanted = (path: string) => !/\.test\.ts$|client\/public$/.test(path) && !OTHER_PROGRAMS.test(path);
  for (const name of COPIED) copySome({ from: ROOT, to: copy, name, isWanted });
  for (const name of ['node_modules', 'dist']) symlinkSync(join(ROOT, name), join(copy, name));
  const commands = [
    'A new resource',
    'A field on an existing resource',
    'A domain: a feature of a learner, with its own table',
    'A kind of record of a learner',
    'A language of the judge',
  ].flatMap(follow);
  // Only the last command is run: it writes the migration of all recipes, and each run takes seconds.
  for (const command of commands) expect(command).toMatch(/^npm run migrate -- add_[a-z_]+$/);
  expect(await inCopy(commands.at(-1)?.split(' ') ?? [])).toContain('Wrote prisma/migrations/');
});

beforeAll(async () => {
  site = await ready(run(['node', 'server/main.ts'], { DATA_DIR: dataDir, PORT: '0' }, copy));
  administrator = await logIn(site, printedPassword(site));
  learner = await signIn();
});
afterAll(cleanUp);

/**
 * Carries out a recipe of CONTRIBUTING.md in the copy, block by block.
 * @returns the commands at its end
 */
function follow(title: string): string[] {
  const recipe = recipes.find((section) => section.startsWith(`${title}\n`)) ?? '';
  const blocks = [...recipe.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  expect(blocks.length).toBeGreaterThan(1);
  for (const [, language, code = ''] of blocks) {
    if (language === 'ts') add(code);
    if (language === 'diff') for (const part of code.split(/^\+\+\+ /m).slice(1)) change(part);
  }
  return blocks.filter(([, language]) => language === 'sh').map(([, , code = '']) => code.trim());
}

/** Adds a file, whose name is in the first line. */
function add(code: string) {
  const [, path = '', text = ''] = /^\/\/ (\S+)\n(.*)$/s.exec(code) ?? [];
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** Changes a file, whose name is in the first line; the lines of each change must occur once. */
function change(part: string) {
  const [path = '', ...lines] = part.trimEnd().split('\n');
  const file = join(copy, path);
  for (const hunk of lines.join('\n').split('\n@@\n')) {
    const without = (mark: string) =>
      hunk
        .split('\n')
        .filter((line) => !line.startsWith(mark))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const parts = readFileSync(file, 'utf8').split(without('+'));
    expect(parts, `${path} has these lines once:\n${without('+')}`).toHaveLength(2);
    writeFileSync(file, parts.join(without('-')));
  }
}

async function inCopy(command: string[]): Promise<string> {
  const running = run(command, { DATA_DIR: dataDir }, copy);
  const code = await running.ended;
  expect(code, running.stdout() + running.stderr()).toBe(0);
  return running.stdout() + running.stderr();
}

/** The token of a learner. */
async function signIn(): Promise<string> {
  const database = openDatabase(databaseUrl(dataDir));
  const data = { firstName: 'Ada', email: 'ada@example.org', verifiedAt: new Date() };
  ({ key: userKey } = await database.prisma.user.create({ data }));
  const { token } = await createSessions(database, readSecrets(dataDir).jwtSecret).start('user', userKey, 3600);
  await database.close();
  return token;
}

it('the layout check and the compiler find nothing wrong after the recipes', async () => {
  const config = {
    extends: './tsconfig.json',
    include: [
      'server',
      'judge',
      'shared',
      'prisma',
      'client/features/practice/editor',
      'client/records',
      'scripts/content-check/problems',
      'scripts/content-check/in-page',
    ],
  };
  writeFileSync(join(copy, 'tsconfig.server.json'), JSON.stringify(config));
  await Promise.all([
    inCopy(['node', 'scripts/checks/check-layout.ts']),
    inCopy(['node', 'node_modules/typescript-native/bin/tsc', '--singleThreaded', '-p', 'tsconfig.server.json']),
  ]);
});

it('a new resource of descriptor, registry line and model is served and described at both APIs', async () => {
  const term = { word: 'Recipe', meaning: 'Steps that can be followed.' };
  const created = await call(site, '/glossary', { method: 'POST', token: administrator, body: term });
  const { data } = (await created.json()) as { data: { _id: string } };
  expect([created.status, data]).toEqual([201, { _id: expect.any(String) as string, id: 1, ...term }]);
  expect(await (await call(site, '/glossary')).json()).toEqual([data]);
  expect((await call(site, '/glossary', { method: 'POST', token: administrator, body: {} })).status).toBe(400);
  expect((await call(site, '/glossary', { method: 'POST', body: term })).status).toBe(401);

  const change = { key: data._id, values: { meaning: 'Steps.' } };
  await trpcData(callTrpc(site, 'content.glossaryTerm.update', { method: 'POST', token: administrator, body: change }));
  expect(await trpcData(callTrpc(site, 'content.glossaryTerm.get', { body: { key: data._id } }))).toMatchObject({
    ...term,
    meaning: 'Steps.',
  });
  expect(await (await call(site, '/openapi.json')).json()).toMatchObject({
    paths: { '/glossary': expect.anything() as object },
    components: { schemas: { glossaryTerm: expect.anything() as object } },
  });
});

describe('a field on an existing resource', () => {
  const question = { header: 'What is a recipe?', text: 'Steps.', category: 'recipes', hint: 'Think of\na cook.' };

  it('is stored and returned at the REST API, and described', async () => {
    const body = { ...question, id: 1 };
    const created = await call(site, '/notecontent', { method: 'POST', token: administrator, body });
    const { data } = (await created.json()) as { data: { _id: string } };
    expect([created.status, data]).toEqual([201, expect.objectContaining(body)]);
    expect(await (await call(site, `/notecontent/${data._id}`)).json()).toEqual(data);
    expect(await (await call(site, '/notecontent')).json()).toContainEqual(data);

    const { components } = (await (await call(site, '/openapi.json')).json()) as {
      components: { schemas: Record<string, object> };
    };
    for (const name of ['question', 'question.create', 'question.update'])
      expect(components.schemas[name]).toHaveProperty('properties.hint');
  });

  it('is stored and returned at the tRPC API', async () => {
    const body = { ...question, id: 2 };
    const create = callTrpc(site, 'content.question.create', { method: 'POST', token: administrator, body });
    const { key } = await trpcData<{ key: string }>(create);
    expect(await trpcData(callTrpc(site, 'content.question.get', { body: { key } }))).toMatchObject(body);
    const filter = { category: question.category };
    const listed = callTrpc(site, 'content.question.list', { body: { filter } });
    expect(await trpcData(listed)).toMatchObject({ items: [{ id: 1, hint: question.hint }, body] });
  });
});

describe('a feature of a learner, with its own table', () => {
  const GOAL = { problems: 3 };
  const APIS = [
    {
      api: 'REST',
      read: (token?: string) => call(site, '/daily-goal', { token }),
      write: (body: unknown, token?: string) => call(site, '/daily-goal', { method: 'PUT', token, body }),
      goalOf: async (answer: Promise<Response>) => (await answer).json() as Promise<unknown>,
    },
    {
      api: 'tRPC',
      read: (token?: string) => callTrpc(site, 'dailyGoals.get', { token }),
      write: (body: unknown, token?: string) => callTrpc(site, 'dailyGoals.set', { method: 'POST', token, body }),
      goalOf: trpcData<unknown>,
    },
  ];

  it.each(APIS)('is the learner’s alone at the $api API', async ({ read, write }) => {
    for (const [token, status] of [
      [undefined, 401],
      [administrator, 403],
    ] as const) {
      expect((await read(token)).status).toBe(status);
      expect((await write(GOAL, token)).status).toBe(status);
    }
  });

  it.each(APIS)('is set and read at the $api API, and only as the schema has it', async ({ read, write, goalOf }) => {
    expect(await goalOf(read(learner))).toEqual({ problems: 0 });
    expect(await goalOf(write(GOAL, learner))).toEqual(GOAL);
    expect(await goalOf(read(learner))).toEqual(GOAL);
    for (const problems of [-1, 101, 1.5, '3']) {
      const refused = await write({ problems }, learner);
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('up to 100 problems')]);
    }
    expect(await goalOf(write({ problems: 0 }, learner))).toEqual({ problems: 0 });
  });
});

it('a new kind of learners’ records is stored and merged, and invalid ones are refused', async () => {
  const sync = (...records: unknown[]) => {
    const body = { userKey, sentAt: new Date().toISOString(), since: 0, records };
    return callTrpc(site, 'records.sync', { method: 'POST', token: learner, body });
  };
  const place = (at: number, heading: string) => ({
    kind: 'reading-place',
    id: '/Git',
    record: { at, by: 'a', heading },
  });
  await trpcData(sync(place(2, 'Rebase')));
  await trpcData(sync(place(1, 'Merge')));
  expect(await trpcData(sync())).toMatchObject({ records: [place(2, 'Rebase')] });
  expect((await sync({ ...place(3, ''), record: { at: 3 } })).status).toBe(400);
});

it('a new language of the judge runs a problem’s programs, and is offered with its starter', async () => {
  for (const program of ['solutions/hash-map', 'wrong/uses-a-number-twice'])
    copyFileSync(join(copy, PROBLEM, `${program}.js`), join(copy, PROBLEM, `${program}.mjs`));
  const checked = await inCopy(['node', 'scripts/checks/check-problems.ts', 'two-sum']);
  expect(checked).toMatch(/solutions run 2, wrong programs caught 2, failed 0, skipped 0/);
  const page = await trpcData(callTrpc(site, 'practice.page', { body: { slug: 'two-sum' } }));
  expect(page).toMatchObject({ starters: { strict: expect.stringContaining('twoSum') as string } });
});
