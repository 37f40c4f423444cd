import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/test-app.ts';
import type { OwnList } from '#shared/records/own-list.ts';
import * as changes from '#shared/rules/lists/list-changes.ts';
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
  const { key, token } = await app.createUser();
  const trpc = app.trpc(token);
  return {
    ...{ key, token },
    keep: (id: string, record: OwnList) =>
      trpc.records.sync.mutate({ userKey: key, since: 0, records: [{ kind: 'own-list', id, record }] }),
  };
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

/** Nobody is told that there is, or was, such a list: neither at the doors nor by the page. */
async function expectNone(token: string, who?: string) {
  await expect(byTrpc(token, who)).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  const answer = await byRest(token, who);
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'private, no-store']);
  expect((await pageOf(token)).status).toBe(404);
}

describe('a shared list', () => {
  test('is read by whoever has its link, in its order, without a word about whose it is or what is done', async () => {
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

  test('is what it is now: the next read has the change', async () => {
    const ada = await sharer();
    await byTrpc(ada.link);
    await ada.keep(ada.id, sure(changes.renamed(ada.list, 'After Friday', change())));
    expect((await byTrpc(ada.link)).name).toBe('After Friday');
  });

  test('is closed at once when it is no longer shared, also where it was just read', async () => {
    const ada = await sharer();
    await byTrpc(ada.link);
    await ada.keep(ada.id, sure(changes.notShared(ada.list, change())));
    await expectNone(ada.link);
    await expectNone(ada.link, ada.token);
  });

  test('stays closed where a device that did not know of it changes the list', async () => {
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

  test('is not opened by anything else', async () => {
    const ada = await sharer();
    const others = [
      `${ada.link.slice(0, -1)}0`,
      ada.link.slice(0, 30),
      ada.id,
      ada.key,
      '%25',
      'null',
      '%00',
      'x'.repeat(3000),
    ];
    for (const wrong of others) {
      const answer = await byRest(wrong);
      expect([wrong, answer.status]).toEqual([wrong, 404]);
    }
  });

  test('is not replaced by somebody else who keeps a list under its token', async () => {
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

describe('the lists of a learner', () => {
  const own = (token?: string) => app.rest('/lists', { token });

  test('are theirs alone, by name, with what is done, without those that were removed', async () => {
    const [ada, grace] = [await sharer(), await sharer()];
    await ada.keep(randomUUID(), changes.newList('Arrays', [], change()));
    await ada.keep(randomUUID(), changes.removed(changes.newList('Gone', [], change()), true, change()));
    const answer = await own(ada.token);
    expect(answer.json()).toEqual([
      { _id: expect.any(String) as string, name: 'Arrays', share: null, items: [] },
      {
        ...{ _id: ada.id, name: 'Before Friday', share: ada.link },
        items: [
          { ...ITEMS[0], isDone: true },
          { ...ITEMS[2], isDone: false },
          { ...ITEMS[1], isDone: false },
        ],
      },
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await own(grace.token)).json()).toMatchObject([{ _id: grace.id }]);
  });

  test('are shown to no one without an account of a learner', async () => {
    expect((await own()).status).toBe(401);
    expect((await own((await app.createAdministrator()).token)).status).toBe(403);
  });

  test('are in the file of the account, and not shared by the account that takes them from it', async () => {
    const [ada, grace] = [await sharer(), await learner()];
    await app.trpc(grace.token).progress.import.mutate(await app.trpc(ada.token).progress.export.query());
    expect((await own(grace.token)).json()).toMatchObject([{ _id: ada.id, name: 'Before Friday', share: null }]);
    await ada.keep(ada.id, sure(changes.notShared(ada.list, change())));
    await expectNone(ada.link);
  });
});
