import { describe, expect, test } from 'vitest';
import { type Resource, restNames } from '#shared/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { DOCUMENTED } from '#server/testing/documented.ts';
import { restApi, trpcApi } from '#server/testing/apis.ts';
import { isFree } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const administrator = await app.createAdministrator();
const user = await app.createUser();

const UNKNOWN_KEY = '01980000-0000-7000-8000-000000000000';

/** Text that neither PostgreSQL nor a careless trim may change. */
const EXACT = '  two leading spaces\r\nand a second line\twith 😀 🇮🇳 é, <b>bold</b> "quotes" \\ % _ and a, b ,c  ';
const FREE_TEXT = ['line', 'list', 'text', 'code'];

const apis = [restApi(app), trpcApi(app)];

describe.each(apis)('at the $name API', (api) => {
  describe.each(Object.values(resources) as Resource[])('$name', (resource) => {
    const { token } = administrator;
    const documented = DOCUMENTED[resource.name as keyof typeof DOCUMENTED]; // the registry's own name
    const fields = Object.entries(resource.fields);
    const nameOf = (field: string) => api.nameOf(resource, field);
    const namesOfRecord =
      api.name === 'REST'
        ? documented.fields
        : ['key', ...documented.fields.filter((name) => name !== '_id').map(insideName(resource))];
    const isAbsent = (field: string) => api.name === 'REST' && resource.fields[field]?.unsetAtRest === 'absent';

    async function created(overrides: Record<string, unknown> = {}) {
      const outcome = await api.create(resource, api.body(resource, overrides), token);
      expect(outcome, outcome.message).toMatchObject({ status: 200 });
      return outcome.record;
    }

    test('a created record is in the list, and can be read by anybody', async () => {
      const record = await created();
      const key = api.keyOf(record);
      expect(await api.get(resource, key)).toMatchObject({ status: 200, record });
      const { records } = await api.list(resource);
      expect(records.filter((listed) => api.keyOf(listed) === key)).toEqual([record]);
    });

    test('the list is ordered by id', async () => {
      await app.empty(resource.name as keyof typeof DOCUMENTED);
      for (const id of [30, 4, 200, 11]) await created({ id });
      const { records } = await api.list(resource);
      expect(records.map((record) => record.id)).toEqual([4, 11, 30, 200]);
    });

    test('a record has exactly the legacy fields, blank ones as empty text, as null, or absent', async () => {
      const body = api.body(resource);
      const { record } = await api.create(resource, body, token);
      const absent = fields.flatMap(([field]) => (isAbsent(field) ? [nameOf(field)] : []));
      const names = namesOfRecord.filter((name) => !absent.includes(name));
      expect(Object.keys(record).toSorted()).toEqual([...new Set(names)].toSorted());
      for (const [field, { kind, initial, required, set }] of fields) {
        if (required || set || field === 'id' || ['date', 'zone', 'instant', 'flag'].includes(kind)) continue;
        const blank = kind === 'count' || kind === 'price' ? null : (initial ?? '');
        expect(record[nameOf(field)], field).toBe(isAbsent(field) ? undefined : blank);
      }
    });

    test('every field that a create may set is returned as it was sent', async () => {
      const body = api.fullBody(resource);
      const { record } = await api.create(resource, body, token);
      expect(record).toMatchObject(body);
      expect((await api.get(resource, api.keyOf(record))).record).toMatchObject(body);
    });

    test('text is stored byte for byte', async () => {
      const texts = fields.flatMap(([name, { kind, set }]) =>
        FREE_TEXT.includes(kind) && !set && isFree(resource, name) ? [name] : [],
      );
      const body = api.body(resource, Object.fromEntries(texts.map((name) => [name, `${name}${EXACT}`])));
      const { record } = await api.create(resource, body, token);
      const stored = await api.get(resource, api.keyOf(record));
      const listed = (await api.list(resource)).records.find((one) => api.keyOf(one) === api.keyOf(record));
      expect(texts.length).toBeGreaterThan(0);
      for (const version of [record, stored.record, listed]) expect(version).toMatchObject(body);
    });

    test('an update changes only what was sent', async () => {
      const { record: before } = await api.create(resource, api.fullBody(resource), token);
      const key = api.keyOf(before);
      const title = nameOf(resource.title);
      const { status, record } = await api.update(resource, { key, values: { [title]: 'Changed' } }, token);
      expect(status).toBe(200);
      expect(record).toEqual({ ...before, [title]: 'Changed' });
      expect((await api.get(resource, key)).record).toEqual(record);
    });

    test('an update without values succeeds and changes nothing', async () => {
      const { record: before } = await api.create(resource, api.fullBody(resource), token);
      const { status, record } = await api.update(resource, { key: api.keyOf(before), values: {} }, token);
      expect(status).toBe(200);
      expect(record).toEqual(before);
    });

    test('null and blank text clear every field except the id, the title and fixed fields', async () => {
      const notCleared = new Set<string>(['id', resource.title, ...(resource.fixed ?? [])]);
      const clearable = fields.filter(
        ([name, { kind, set }]) =>
          !notCleared.has(name) && set === undefined && !['date', 'zone', 'flag'].includes(kind),
      );
      for (const blank of [null, '']) {
        const { record: before } = await api.create(resource, api.fullBody(resource), token);
        const values = Object.fromEntries(clearable.map(([name]) => [nameOf(name), blank]));
        const { status, record } = await api.update(resource, { key: api.keyOf(before), values }, token);
        expect(status).toBe(200);
        for (const [name, { kind }] of clearable) {
          const blanked = kind === 'count' || kind === 'price' ? null : '';
          expect(record[nameOf(name)], name).toBe(isAbsent(name) ? undefined : blanked);
        }
        expect(record[nameOf(resource.title)]).toBe(before[nameOf(resource.title)]);
      }
    });

    test.each([null, '', '   '])('an update cannot blank the id or the title with %j', async (blank) => {
      const before = await created();
      const key = api.keyOf(before);
      for (const field of ['id', resource.title]) {
        const refused = await api.update(resource, { key, values: { [nameOf(field)]: blank } }, token);
        const message = documented.required[field] ?? 'id is required';
        expect(refused).toMatchObject({ status: 400, code: 'invalid_input', message });
        expect(refused.issues).toEqual([{ path: nameOf(field), message }]);
      }
      expect((await api.get(resource, key)).record).toEqual(before);
    });

    test('an id can be changed, but not to a taken one', async () => {
      const before = await created();
      const taken = await created();
      const key = api.keyOf(before);
      const free = 500_000 + Number(before.id);
      const { record } = await api.update(resource, { key, values: { id: free } }, token);
      expect(record).toEqual({ ...before, id: free });
      const within = resource.idWithin ? { [nameOf(resource.idWithin)]: taken[nameOf(resource.idWithin)] } : {};
      const refused = await api.update(resource, { key, values: { ...within, id: taken.id } }, token);
      expect(refused).toMatchObject({ status: 409, code: 'conflict' });
      expect((await api.get(resource, key)).record).toEqual(record);
    });

    test('a removed record is gone', async () => {
      const key = api.keyOf(await created());
      expect(await api.remove(resource, key, token)).toMatchObject({ status: 200 });
      expect(await api.get(resource, key)).toMatchObject({ status: 404, code: 'not_found' });
      expect((await api.list(resource)).records.map(api.keyOf)).not.toContain(key);
      expect(await api.remove(resource, key, token)).toMatchObject({ status: 404, code: 'not_found' });
    });

    test.each([
      UNKNOWN_KEY,
      'nonsense',
      '1',
      'null',
      '%00',
      '%E0%A4%A',
      "'; DROP TABLE notes; --".replaceAll(' ', '%20'),
    ])('no record has the key %s', async (key) => {
      const title = nameOf(resource.title);
      const notFound = { status: 404, code: 'not_found' };
      expect(await api.get(resource, key)).toMatchObject(notFound);
      expect(await api.update(resource, { key, values: { [title]: 'Changed' } }, token)).toMatchObject(notFound);
      expect(await api.remove(resource, key, token)).toMatchObject(notFound);
    });

    test('writes by a visitor and by a user are refused, and change nothing', async () => {
      const before = await created();
      const key = api.keyOf(before);
      const values = { [nameOf(resource.title)]: 'Changed' };
      const count = (await api.list(resource)).records.length;
      const attempts = [
        { bearer: undefined, refusal: { status: 401, code: 'unauthenticated' } },
        { bearer: 'nonsense', refusal: { status: 401, code: 'unauthenticated' } },
        { bearer: user.token, refusal: { status: 403, code: 'forbidden' } },
      ];
      for (const { bearer, refusal } of attempts) {
        expect(await api.update(resource, { key, values }, bearer)).toMatchObject(refusal);
        expect(await api.remove(resource, key, bearer)).toMatchObject(refusal);
        const mayContribute = resource.contributed === true && bearer === user.token;
        if (mayContribute) continue;
        expect(await api.create(resource, api.body(resource), bearer)).toMatchObject(refusal);
      }
      expect((await api.get(resource, key)).record).toEqual(before);
      expect((await api.list(resource)).records).toHaveLength(count);
    });

    test('a key in a body does not select another record', async () => {
      const before = await created();
      const key = api.keyOf(before);
      const keyName = api.name === 'REST' ? '_id' : 'key';
      const values = { [keyName]: UNKNOWN_KEY, [nameOf(resource.title)]: 'Changed' };
      expect((await api.update(resource, { key, values }, token)).record).toMatchObject({ [keyName]: key });
      const { record } = await api.create(resource, { ...api.body(resource), [keyName]: UNKNOWN_KEY }, token);
      expect(record[keyName]).not.toBe(UNKNOWN_KEY);
      expect(await api.get(resource, UNKNOWN_KEY)).toMatchObject({ status: 404 });
    });

    test('unknown fields in a body are ignored', async () => {
      const unknown = {
        surprise: 'x',
        constructor: 'x',
        createdAt: '2000-01-01T00:00:00.000Z',
        authorKey: UNKNOWN_KEY,
      };
      const { status, record } = await api.create(resource, { ...api.body(resource), ...unknown }, token);
      expect(status).toBe(200);
      expect(record).not.toHaveProperty('surprise');
      expect(record.createdAt).not.toBe(unknown.createdAt);
      const again = await api.update(resource, { key: api.keyOf(record), values: unknown }, token);
      expect(again).toMatchObject({ status: 200, record });
    });
  });
});

/** Returns the descriptor's name for a documented one. */
function insideName(resource: Resource) {
  return (documented: string) =>
    Object.keys(resource.fields).find((name) => restNames(resource, name).includes(documented)) ?? documented;
}
