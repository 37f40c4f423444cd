import { listProblems } from '#server/testing/list-problems.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { progressOf } from '#server/testing/progress-calls.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import type { OwnList } from '#shared/records/own-list/own-list.ts';
import * as changes from '#shared/rules/lists/list-changes.ts';
import { resources } from '#shared/resources/index.ts';
import { shareToken } from '#shared/rules/lists/share-token.ts';

const app = await startTestApp();
const { pool } = app.database;

let now = Date.parse('2026-03-10');
const change = (): changes.Change => ({ now: now++, key: randomUUID() });
const sure = (list: OwnList | null): OwnList => {
  if (!list) throw new Error('Nothing was changed');
  return list;
};

const ITEMS = [
  { id: 'problem:two-sum', title: 'Two Sum' },
  { id: 'question:os/4', title: 'What is a process?' },
  { id: 'problem:three-sum', title: '3Sum' },
];

async function learner() {
  const person = await app.createUser();
  const { sync } = progressOf(app, () => person);
  return { ...person, sync, keep: (id: string, record: OwnList) => sync([{ kind: 'own-list', id, record }]) };
}

/** A learner with a list that is shared. */
async function sharer() {
  const who = await learner();
  const id = randomUUID();
  const token = shareToken(randomUUID(), who.key);
  let list = changes.newList('Before Friday', ITEMS, change());
  list = sure(changes.moved(list, 'problem:three-sum', -1, change()));
  list = sure(changes.marked(list, 'problem:two-sum', true, change()));
  list = sure(changes.shared(list, token, change()));
  await who.keep(id, list);
  return { ...who, id, list, link: token };
}

const byTrpc = (token: string, who?: string) => app.trpc(who).lists.shared.query({ token });
const byRest = (token: string, who?: string) => app.rest(`/lists/shared/${token}`, { token: who });
const pageOf = (token: string) => app.rest(`/Lists/shared/${token}`, { headers: { Accept: 'text/html' } });

/** Neither the APIs nor the page reveal that such a list exists or existed. */
async function expectNone(token: string, who?: string) {
  await expect(byTrpc(token, who)).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  const answer = await byRest(token, who);
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'private, no-store']);
  expect((await pageOf(token)).status).toBe(404);
}

describe('a shared list', () => {
  test('is readable by anybody with its link, in its order, without its owner and progress', async () => {
    const ada = await sharer();
    const expected = { name: 'Before Friday', items: [ITEMS[0], ITEMS[2], ITEMS[1]] };
    for (const who of [undefined, (await learner()).token, (await app.createAdministrator()).token]) {
      expect(await byTrpc(ada.link, who)).toEqual(expected);
      const answer = await byRest(ada.link, who);
      expect([answer.status, answer.json()]).toEqual([200, expected]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect((await pageOf(ada.link)).status).toBe(200);
  });

  test('is current: the next read has a change', async () => {
    const ada = await sharer();
    await byTrpc(ada.link);
    await ada.keep(ada.id, sure(changes.renamed(ada.list, 'After Friday', change())));
    expect((await byTrpc(ada.link)).name).toBe('After Friday');
  });

  test('is closed at once when it is no longer shared, even where it was just read', async () => {
    const ada = await sharer();
    await byTrpc(ada.link);
    await ada.keep(ada.id, sure(changes.notShared(ada.list, change())));
    await expectNone(ada.link);
    await expectNone(ada.link, ada.token);
  });

  test('stays closed when a device that has not synced changes the list', async () => {
    const ada = await sharer();
    await ada.keep(ada.id, sure(changes.notShared(ada.list, change())));
    await ada.keep(ada.id, sure(changes.renamed(ada.list, 'Another name', change())));
    await expectNone(ada.link);
    const again = shareToken(randomUUID(), ada.key);
    await ada.keep(ada.id, sure(changes.shared(ada.list, again, change())));
    expect((await byTrpc(again)).name).toBe('Before Friday');
    await expectNone(ada.link);
  });

  test('is closed when the list is removed, and when the account is', async () => {
    const [ada, grace] = [await sharer(), await sharer()];
    await ada.keep(ada.id, changes.removed(ada.list, true, change()));
    await expectNone(ada.link);
    await app.trpc(grace.token).accounts.remove.mutate();
    await expectNone(grace.link);
  });

  test('cannot be read with any other token', async () => {
    const ada = await sharer();
    const others = [
      ada.link.slice(0, -1) + (ada.link.endsWith('0') ? '1' : '0'),
      ada.link.slice(0, 30),
      ada.id,
      ada.key,
      '%25',
      'null',
      '%00',
      'x'.repeat(3000),
    ];
    for (const wrongToken of others) {
      const answer = await byRest(wrongToken);
      expect([wrongToken, answer.status]).toEqual([wrongToken, 404]);
    }
  });

  test("is not replaced by somebody else's list with the same token", async () => {
    const [ada, mallory] = [await sharer(), await learner()];
    const forged = { ...changes.newList('Forged', [], change()), share: ada.link };
    await mallory.keep(ada.id, forged);
    await mallory.keep(randomUUID(), forged);
    expect((await byTrpc(ada.link)).name).toBe('Before Friday');
    await ada.keep(ada.id, sure(changes.notShared(ada.list, change())));
    await expectNone(ada.link);
  });

  test('is found by an index', async () => {
    const { link } = await sharer();
    const client = await pool.connect();
    try {
      await client.query('SET enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT record FROM own_records WHERE kind = 'own-list' AND record ->> 'share' = '${link}'`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('own_records_share_idx');
    } finally {
      client.release(true);
    }
  });
});

const own = (token?: string) => app.rest('/lists', { token });

describe('the lists of a learner', () => {
  test('are theirs only, sorted by name, with progress, without removed ones', async () => {
    const [ada, grace] = [await sharer(), await sharer()];
    await ada.keep(randomUUID(), changes.newList('Arrays', [], change()));
    await ada.keep(randomUUID(), changes.removed(changes.newList('Gone', [], change()), true, change()));
    const answer = await own(ada.token);
    expect(answer.json()).toEqual([
      { _id: expect.any(String) as string, name: 'Arrays', share: null, items: [], rounds: [expect.anything()] },
      {
        _id: ada.id,
        name: 'Before Friday',
        share: ada.link,
        items: [
          { ...ITEMS[0], isDone: true },
          { ...ITEMS[2], isDone: false },
          { ...ITEMS[1], isDone: false },
        ],
        rounds: [{ beganAt: expect.stringContaining('2026-03-10') as string, endedAt: null, done: 1 }],
      },
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await own(grace.token)).json()).toMatchObject([{ _id: grace.id }]);
  });

  test('are shown only to learners', async () => {
    expect((await own()).status).toBe(401);
    expect((await own((await app.createAdministrator()).token)).status).toBe(403);
  });

  test('are in the exported file, and are not shared by the account that imports them', async () => {
    const [ada, grace] = [await sharer(), await learner()];
    await app.trpc(grace.token).progress.import.mutate(await app.trpc(ada.token).progress.export.query());
    expect((await own(grace.token)).json()).toMatchObject([{ _id: ada.id, name: 'Before Friday', share: null }]);
    await ada.keep(ada.id, sure(changes.notShared(ada.list, change())));
    await expectNone(ada.link);
  });
});

describe('by an access token', () => {
  const problem = { name: 'Two Sum', slug: 'two-sum', kind: 'function' };
  const addContent = async () => {
    for (const name of ['problem', 'question', 'contest'] as const) await app.empty(name);
    const startsAt = new Date(Date.now() + 86_400_000);
    await app.database.prisma.contest.create({
      data: { ...createBody(resources.contest, { id: 7 }), startsAt } as never, // as its descriptor says
    });
    for (const fields of [problem, { ...problem, slug: 'three-sum', name: '3Sum' }, { slug: 'to-come', contest: 7 }])
      await listProblems(app.database.prisma, 'problem', [createBody(resources.problem, fields) as never]); // likewise
    await app.database.prisma.question.create({
      data: createBody(resources.question, { id: 4, category: 'os', header: 'What is a process?' }) as never, // likewise
    });
  };
  const programOf = async (who: { token: string }, canWrite: boolean) => {
    const { token } = await app.trpc(who.token).accessTokens.create.mutate({ name: 'a', canWrite });
    return {
      get: (path: string) => app.rest(path, { token }),
      put: (id: string, body: unknown) => app.rest(`/lists/${id}`, { method: 'PUT', token, body }),
    };
  };
  const entries = (...ids: string[]) => ids.map((id) => ({ id }));
  const idsOf = (answer: { json<T>(): T }) => answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);

  test('a list can be read with its rounds, by its learner only', async () => {
    const [ada, grace] = [await sharer(), await learner()];
    const again = sure(changes.startedOver(ada.list, change()));
    await ada.keep(ada.id, again);
    const answer = await (await programOf(ada, false)).get(`/lists/${ada.id}`);
    expect(answer.json()).toMatchObject({
      _id: ada.id,
      name: 'Before Friday',
      items: [{ isDone: false }, { isDone: false }, { isDone: false }],
      rounds: [
        { endedAt: null, done: 0 },
        { endedAt: expect.any(String) as string, done: 1 },
      ],
    });
    for (const [token, status] of [
      [undefined, 401],
      [grace.token, 404],
      [(await app.createAdministrator()).token, 403],
    ] as const)
      expect((await app.rest(`/lists/${ada.id}`, { token })).status).toBe(status);
    expect((await (await programOf(grace, true)).get(`/lists/${ada.id}`)).status).toBe(404);
    await ada.keep(ada.id, changes.removed(again, true, change()));
    expect((await own(ada.token)).json()).toEqual([]);
    for (const id of [ada.id, 'none', '%00'])
      expect((await app.rest(`/lists/${id}`, { token: ada.token })).status, id).toBe(404);
  });

  test('a list can be created with its titles, and is on its learner’s pages', async () => {
    await addContent();
    const ada = await learner();
    const [id, { get, put }] = [randomUUID(), await programOf(ada, true)];
    const answer = await put(id, { name: ' This week ', items: entries('question:os/4', 'problem:two-sum') });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json()).toMatchObject({
      _id: id,
      name: 'This week',
      share: null,
      items: [
        { id: 'question:os/4', title: 'What is a process?', isDone: false },
        { id: 'problem:two-sum', title: 'Two Sum', isDone: false },
      ],
    });
    expect((await get(`/lists/${id}`)).json()).toEqual(answer.json());
    const { records } = await ada.sync();
    expect(records).toMatchObject([{ kind: 'own-list', id, record: { name: 'This week' } }]);
  });

  test('a list is the same one if its id is given in upper case', async () => {
    const ada = await sharer();
    const { get, put } = await programOf(ada, true);
    const upper = ada.id.toUpperCase();
    expect((await get(`/lists/${upper}`)).json()).toMatchObject({ _id: ada.id });
    expect((await put(upper, { name: 'Renamed', items: entries('problem:two-sum') })).json()).toMatchObject({
      _id: ada.id,
    });
    await ada.keep(upper, ada.list);
    expect((await own(ada.token)).json()).toMatchObject([{ _id: ada.id, name: 'Renamed' }]);
  });

  test('an existing list gets the name and entries, and keeps its ticks and its link', async () => {
    await addContent();
    const ada = await sharer();
    const { put } = await programOf(ada, true);
    await app.empty('question');
    const items = entries('problem:three-sum', 'question:os/4');
    const answer = await put(ada.id, { name: 'After Friday', items });
    expect(answer.json()).toMatchObject({ name: 'After Friday', share: ada.link });
    expect(idsOf(answer)).toEqual(['problem:three-sum', 'question:os/4']);
    const back = await put(ada.id, { name: 'After Friday', items: entries('problem:two-sum') });
    expect(back.json()).toMatchObject({ items: [{ id: 'problem:two-sum', title: 'Two Sum', isDone: true }] });
    // A device that was offline and adds something does not change that.
    await ada.keep(ada.id, sure(changes.withItem(ada.list, { id: 'problem:more', title: 'More' }, change())));
    expect((await own(ada.token)).json()).toMatchObject([
      { name: 'After Friday', items: [{ id: 'problem:two-sum' }, { id: 'problem:more' }] },
    ]);
  });

  test('two programs that write at the same time do so one after the other, without mixing lists', async () => {
    await addContent();
    const ada = await learner();
    const [id, { get, put }] = [randomUUID(), await programOf(ada, true)];
    const sets = [entries('problem:two-sum', 'problem:three-sum'), entries('question:os/4')];
    const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((n) => put(id, { name: `${n}`, items: sets[n] })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const list = (await get(`/lists/${id}`)).json<{ name: string; items: { id: string }[] }>();
    expect(list.items.map(({ id: item }) => ({ id: item }))).toEqual(sets[Number(list.name)]);
  });

  test('a removed list can be created again, and its link stays closed', async () => {
    await addContent();
    const ada = await sharer();
    await ada.keep(ada.id, changes.removed(ada.list, true, change()));
    const { put } = await programOf(ada, true);
    expect((await put(ada.id, { name: 'Again', items: [] })).json()).toMatchObject({ share: null, items: [] });
    await expectNone(ada.link);
  });

  test.each<[string, unknown, string]>([
    [
      'what there is not',
      { name: 'a', items: entries('problem:two-sum', 'problem:none', 'os/4') },
      'problem:none, os/4',
    ],
    ['what is embargoed', { name: 'a', items: entries('problem:to-come') }, 'There is no problem:to-come'],
    ['an entry twice', { name: 'a', items: entries('problem:two-sum', 'problem:two-sum') }, 'each once'],
    ['no entries', { name: 'a' }, 'The entries are an array'],
    ['a slug alone', { name: 'a', items: ['two-sum'] }, 'An entry is given by its id'],
    ['no name', { name: ' ', items: [] }, 'A list has a name'],
    ['too many', { name: 'a', items: Array.from({ length: 1001 }, (_, n) => ({ id: `${n}` })) }, 'at most 1000'],
    ['a text', '"text"', 'JSON'],
  ])('%s is refused with a message that names it, and nothing is written', async (_, body, message) => {
    await addContent();
    const ada = await sharer();
    const { put } = await programOf(ada, true);
    const before = (await own(ada.token)).json();
    for (const id of [ada.id, randomUUID()]) {
      const answer = await put(id, body);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).toContain(message);
    }
    expect((await own(ada.token)).json()).toEqual(before);
    expect((await put('not-an-id', { name: 'a', items: [] })).status).toBe(400);
  });

  test('a list that is full, counting removed entries, accepts no more', async () => {
    await addContent();
    const ada = await learner();
    const id = randomUUID();
    const items = Array.from({ length: 1000 }, (_, n) => ({ id: `problem:p-${n}`, title: `${n}` }));
    await ada.keep(id, changes.newList('Full', items, change()));
    const { put } = await programOf(ada, true);
    const answer = await put(id, { name: 'Full', items: entries('problem:two-sum') });
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('at most 1000 entries')]);
    expect(idsOf(await put(id, { name: 'Full', items: entries('problem:p-7') }))).toEqual(['problem:p-7']);
  });
});
