import { describe, expect, test } from 'vitest';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { settled, verbsOf } from '#server/testing/apis.ts';
import { createBody, fullBody, isFree } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const OF_FEW_VALUES: Record<string, [string, string]> = { level: ['Easy', 'Hard'], kind: ['stdin', 'sql'] };

const app = await startTestApp();
const { token } = await app.createAdministrator();

type Listed = { items: Record<string, unknown>[]; total: number; page: number; pageSize: number };

describe.each(Object.values(resources) as Resource[])('the list of $name', (resource) => {
  const verbs = verbsOf(app, resource, token);
  const { title } = resource;
  const list = async (query: object) => (await verbsOf(app, resource).list.query(query)) as Listed; // the services' Page
  const outcomeOf = (query: object) => settled(async () => ({ records: (await list(query)).items }));
  const titles = async (query: object) => (await list(query)).items.map((item) => item[title]);

  async function fill(...overrides: Record<string, unknown>[]) {
    await app.empty(resource.name as ResourceName); // the registry's own name
    for (const values of overrides) await verbs.create.mutate(createBody(resource, values));
  }

  test('is paged: every record is on exactly one page, in order', async () => {
    await fill(...[5, 3, 1, 4, 2].map((id) => ({ id })));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, pageSize: 2 })));
    expect(pages.map(({ items }) => items.map((item) => item.id))).toEqual([[1, 2], [3, 4], [5], []]);
    for (const [index, page] of pages.entries()) expect(page).toMatchObject({ total: 5, page: index + 1, pageSize: 2 });
  });

  test('is bounded: 20 records by default and 100 at most', async () => {
    const defaults = await list({});
    expect(defaults).toMatchObject({ page: 1, pageSize: 20 });
    expect((await outcomeOf({ pageSize: 100 })).status).toBe(200);
    const refused = [{ pageSize: 101 }, { pageSize: 0 }, { page: 0 }, { page: 1.5 }, { page: 1_000_001 }];
    for (const query of refused) {
      expect(await outcomeOf(query), JSON.stringify(query)).toMatchObject({ status: 400, code: 'invalid_input' });
    }
  });

  test('is sorted by any field, both ways', async () => {
    await fill(...['Bravo', 'Alpha', 'Charlie'].map((name) => ({ [title]: name })));
    expect(await titles({ sort: title })).toEqual(['Alpha', 'Bravo', 'Charlie']);
    expect(await titles({ sort: title, descending: true })).toEqual(['Charlie', 'Bravo', 'Alpha']);
    expect(await titles({ sort: 'id', descending: true })).toEqual(['Charlie', 'Alpha', 'Bravo']);
  });

  test('shows each record once when many have equal sort values', async () => {
    await fill(...Array.from({ length: 7 }, () => ({ [title]: 'Equal' })));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, pageSize: 2, sort: title })));
    expect(new Set(pages.flatMap(({ items }) => items.map((item) => item.key))).size).toBe(7);
  });

  test.each(['nonsense', 'toString', '__proto__', 'key', 'createdAt; --'])(
    'falls back to the id when asked to sort by %s',
    async (sort) => {
      await fill({ id: 2 }, { id: 1 });
      const { status, records } = await outcomeOf({ sort });
      expect(status).toBe(200);
      expect(records.map((record) => record.id)).toEqual([1, 2]);
    },
  );

  test('is searched case-insensitively, by parts of words too', async () => {
    await fill({ [title]: 'Dijkstra' }, { [title]: 'Kruskal' });
    expect(await titles({ search: 'dIJKs' })).toEqual(['Dijkstra']);
    expect(await titles({ search: '  kruskal ' })).toEqual(['Kruskal']);
    expect(await titles({ search: 'Floyd' })).toEqual([]);
    expect(await titles({ search: '' })).toHaveLength(2);
    expect(await list({ search: 'kruskal' })).toMatchObject({ total: 1 });
  });

  test.each(['%', '_', '\\', "'"])('searches %s literally', async (character) => {
    await fill({ [title]: `with ${character} inside` }, { [title]: 'without' });
    expect(await titles({ search: character })).toEqual([`with ${character} inside`]);
  });

  test('refuses a search for text that cannot be stored', async () => {
    for (const search of ['nul \0', 'lone \ud800', 'x'.repeat(201)]) {
      expect(await outcomeOf({ search })).toMatchObject({ status: 400, code: 'invalid_input' });
    }
  });

  test('can be narrowed by each of its filters', async () => {
    for (const filter of resource.filters) {
      if (filter === 'published') continue;
      const [one, other] = OF_FEW_VALUES[filter] ?? ['one', 'other'];
      await fill({ [filter]: one }, { [filter]: other }, { [filter]: one });
      const narrowed = await list({ filter: { [filter]: one } });
      expect(narrowed.items.map((item) => item[filter])).toEqual([one, one]);
      expect(narrowed.total).toBe(2);
      expect((await list({ filter: { [filter]: 'none' } })).items).toEqual([]);
    }
  });

  test('can be narrowed by one item of a list, in any case and with any spacing of its commas', async () => {
    const isList = (name: string) => resource.fields[name]?.kind === 'list' && isFree(resource, name);
    for (const filter of resource.filters.filter(isList)) {
      const holding = ['Red 10%', 'red 10%, x', 'x,Red 10%', 'x, Red 10%', 'x,Red 10% ,y', 'x, Red 10%, y'];
      const others = ['Red 100', 'Infrared 10%', 'x, Red 10% off', ''];
      await fill(...[...holding, ...others].map((text) => ({ [filter]: text })));
      const { items } = await list({ filter: { [filter]: 'Red 10%' } });
      expect(items.map((item) => item[filter])).toEqual(holding);
    }
  });

  test('ignores unknown filters', async () => {
    await fill({}, {});
    expect((await list({ filter: { nonsense: 'x', key: 'x', toString: 'x' } })).items).toHaveLength(2);
  });

  test('answers a filter of the wrong kind without a server error', async () => {
    await fill({}, {});
    for (const filter of resource.filters) {
      for (const value of [true, 'true', '']) {
        expect((await outcomeOf({ filter: { [filter]: value } })).status, `${filter}: ${value}`).toBeLessThan(500);
      }
    }
  });

  test('gives the next free id to viewers who may create', async () => {
    await fill({ id: 3, ...(resource.idWithin ? { [resource.idWithin]: 'one' } : {}) });
    const nextId = verbs as unknown as { nextId: { query(input: object): Promise<number> } }; // each router has it
    expect(await nextId.nextId.query({ within: 'one' })).toBe(4);
    expect(await nextId.nextId.query({ within: 'other' })).toBe(resource.idWithin ? 1 : 4);
    const asVisitor = verbsOf(app, resource) as unknown as typeof nextId;
    const refused = await settled(async () => ({ record: { id: await asVisitor.nextId.query({}) } }));
    expect(refused).toMatchObject({ status: 401, code: 'unauthenticated' });
    const unstorable = await settled(async () => ({ record: { id: await nextId.nextId.query({ within: 'nul \0' }) } }));
    expect(unstorable.status).toBeLessThan(500);
  });

  test('returns records with every field of the descriptor', async () => {
    await app.empty(resource.name as ResourceName);
    await verbs.create.mutate(fullBody(resource));
    const [item] = (await list({})).items;
    expect(Object.keys(item ?? {}).toSorted()).toEqual(['key', ...Object.keys(resource.fields)].toSorted());
  });
});

describe('the tRPC API itself', () => {
  const post = (path: string, body: unknown, headers = {}) =>
    app.rest(`/trpc/${path}`, { method: 'POST', body, token, headers });

  test('refuses a malformed body', async () => {
    expect((await post('content.languageCard.create', '{"id": ')).status).toBe(400);
  });

  test('refuses a body over 1 MiB', async () => {
    expect((await post('content.languageCard.create', { name: 'x'.repeat(1024 * 1024) })).status).toBe(413);
  });

  test('answers unknown procedures with not found', async () => {
    expect((await app.rest('/trpc/content.nonsense.list')).status).toBe(404);
    expect((await app.rest('/trpc/content.languageCard.create')).status).toBe(405);
  });

  test('reveals nothing about its internals', async () => {
    for (const answer of [
      await post('content.languageCard.create', '{'),
      await app.rest('/trpc/nonsense'),
      await post('content.languageCard.create', {}),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('node_modules');
      expect(answer.text).not.toMatch(/"stack":"/);
    }
  });
});
