import { describe, expect, test } from 'vitest';
import type { Field } from '#shared/field.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { maxLengthOf } from '#shared/rules/text/field-length.ts';
import { DOCUMENTED } from '#server/testing/documented.ts';
import { isFree } from '#server/testing/factories.ts';
import { restApi, trpcApi } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const administrator = await app.createAdministrator();

const NOT_TEXT = [5, true, [], {}];
const NOT_WHOLE = ['abc', '1e3', '0x10', 1.5, '1.5', -1, '-1', 2_147_483_648, true, [], {}];
const NOT_LINK = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'ftp://example.org', 'nonsense', 5];

/** Values that each kind of field refuses. */
const REFUSED: Partial<Record<Field['kind'], unknown[]>> = {
  id: NOT_WHOLE,
  count: NOT_WHOLE,
  price: ['abc', -0.5, '-1', true, [], {}],
  line: NOT_TEXT,
  list: NOT_TEXT,
  text: NOT_TEXT,
  code: NOT_TEXT,
  level: ['easy', 'Impossible', 5],
  link: NOT_LINK,
  video: NOT_LINK,
  date: ['2026-02-30', '28.02.2026', '2026-2-8', '2026-02-28T10:00:00Z', 5],
  time: ['24:00', '7:30', '12:60', '12:30:00', 5],
  zone: ['Mars/Base', '+05:30', 5],
  flag: ['true', 1, {}],
};

const MAX_REFUSED = Math.max(...Object.values(REFUSED).map(({ length }) => length));

const pathsOf = (issues: { path: string }[] | undefined) => issues?.map(({ path }) => path).toSorted();

const NEEDS_TEXT = ['line', 'list', 'text', 'code'];

/** Text of three bytes a character that PostgreSQL cannot compress for an index. */
const incompressible = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(0x4e00 + Math.floor(Math.random() * 20_000))).join('');

const apis = [restApi(app), trpcApi(app)];

describe.each(apis)('at the $name API', (api) => {
  describe.each(Object.values(resources) as Resource[])('$name', (resource) => {
    const { token } = administrator;
    const documented = DOCUMENTED[resource.name as ResourceName]; // the registry's own name
    const fields = Object.entries(resource.fields);
    const nameOf = (field: string) => api.nameOf(resource, field);
    const table = app.database.prisma[resource.name as ResourceName] as unknown as { count(): Promise<number> }; // every model has it

    /** Makes a call that must be refused, and checks that nothing was written. */
    async function refused(body: unknown) {
      const before = await table.count();
      const outcome = await api.create(resource, body, token);
      expect(outcome, JSON.stringify(body)).toMatchObject({ status: 400, code: 'invalid_input' });
      expect(await table.count()).toBe(before);
      return outcome;
    }

    test('exactly the legacy fields are required', () => {
      const required = fields.filter(([, field]) => field.required).map(([name]) => name);
      expect(required.toSorted()).toEqual(Object.keys(documented.required).toSorted());
    });

    test.each(Object.entries(documented.required))('a create without %s is refused: %s', async (field, message) => {
      for (const missing of [undefined, null, '', '  \t\n']) {
        const { message: refusal, issues } = await refused(api.body(resource, { [field]: missing }));
        expect(refusal).toBe(message);
        expect(issues).toEqual([{ path: nameOf(field), message }]);
      }
    });

    test('every missing field has its own issue, and the first issue is the message', async () => {
      const { message, issues } = await refused({});
      const expected = Object.entries(documented.required).map(([field, text]) => ({
        path: nameOf(field),
        message: text,
      }));
      expect(issues).toHaveLength(expected.length);
      expect(issues).toEqual(expect.arrayContaining(expected));
      expect(message).toBe(issues?.[0]?.message);
    });

    test('a value of the wrong kind is refused, on create and on update', async () => {
      const { record } = await api.create(resource, api.fullBody(resource), token);
      const key = api.keyOf(record);
      for (const [name, { kind, set }] of fields) {
        const [value] = REFUSED[kind] ?? [];
        if (set || value === undefined) continue;
        const { issues } = await refused(api.body(resource, { [name]: value }));
        expect(issues?.map((issue) => issue.path)).toEqual([nameOf(name)]);
      }
      // With one wrong value for every field at once, each field has its own issue.
      for (let index = 0; index < MAX_REFUSED; index++) {
        const wrong = fields.flatMap(([name, { kind, set }]) => {
          const value = REFUSED[kind]?.[index];
          return set === 'never' || value === undefined ? [] : [{ name, set, path: nameOf(name), value }];
        });
        const atCreation = wrong.filter(({ set }) => set !== 'update');
        if (atCreation.length > 0) {
          const values = Object.fromEntries(atCreation.map(({ name, value }) => [name, value]));
          const { issues } = await refused(api.body(resource, values));
          expect(pathsOf(issues), JSON.stringify(values)).toEqual(atCreation.map(({ path }) => path).toSorted());
        }
        if (wrong.length === 0) continue;
        const values = Object.fromEntries(wrong.map(({ path, value }) => [path, value]));
        const update = await api.update(resource, { key, values }, token);
        expect(update, JSON.stringify(values)).toMatchObject({ status: 400, code: 'invalid_input' });
        expect(pathsOf(update.issues), JSON.stringify(values)).toEqual(wrong.map(({ path }) => path).toSorted());
        for (const { name, path } of wrong)
          expect(update.issues?.find((issue) => issue.path === path)?.message).toContain(
            documentedName(resource, name),
          );
      }
      expect((await api.get(resource, key)).record).toEqual(record);
    });

    test('characters that cannot be stored are refused', async () => {
      const texts = fields.filter(([, { kind, set }]) => !set && NEEDS_TEXT.includes(kind)).map(([name]) => name);
      for (const text of ['nul \0 inside', 'lone \ud800 high', 'lone \udc00 low']) {
        const { issues } = await refused(api.body(resource, Object.fromEntries(texts.map((name) => [name, text]))));
        expect(pathsOf(issues)).toEqual(texts.map(nameOf).toSorted());
      }
    });

    test('the longest lines and lists fit into every index, and longer ones are refused by field', async () => {
      for (const [name, { kind, set }] of fields) {
        if (set || !isFree(resource, name) || (kind !== 'line' && kind !== 'list')) continue;
        const { status, record } = await api.create(
          resource,
          api.body(resource, { [name]: incompressible(500) }),
          token,
        );
        expect(status, name).toBe(200);
        expect(record[nameOf(name)]).toHaveLength(500);
        const tooLong = incompressible(maxLengthOf(kind) + 1);
        const { issues, message } = await refused(api.body(resource, { [name]: tooLong }));
        expect(issues?.map((issue) => issue.path)).toEqual([nameOf(name)]);
        expect(message).toMatch(/has at most [\d,]+ characters$/);
      }
    });

    test.each([[[]], ['text'], [5], [true]])('the body %j, which is not an object, is refused', async (body) => {
      const before = await table.count();
      expect((await api.create(resource, body, token)).status).toBe(400);
      expect(await table.count()).toBe(before);
    });

    test('numbers may be sent as decimal text', async () => {
      const numbers = fields.filter(([, { kind }]) => ['id', 'count', 'price'].includes(kind)).map(([name]) => name);
      const texts = Object.fromEntries(numbers.map((name, index) => [name, ` ${4_200_000 + index} `]));
      const { status, record } = await api.create(resource, api.body(resource, texts), token);
      expect(status).toBe(200);
      for (const [index, name] of numbers.entries()) expect(record[nameOf(name)]).toBe(4_200_000 + index);
      const key = api.keyOf(record);
      const updated = await api.update(resource, { key, values: { id: '4300000' } }, token);
      expect(updated.record).toEqual({ ...record, id: 4_300_000 });
    });

    test('links may be site-relative', async () => {
      for (const [name, { kind }] of fields) {
        if (kind !== 'link' && kind !== 'video') continue;
        const { record } = await api.create(resource, api.body(resource, { [name]: '/pictures/a.svg?b=1' }), token);
        expect(record[nameOf(name)]).toBe('/pictures/a.svg?b=1');
      }
    });

    test('a taken id is refused with the next free one', async () => {
      await app.empty(resource.name as ResourceName);
      const within = resource.idWithin ? { [resource.idWithin]: 'first' } : {};
      expect((await api.create(resource, api.body(resource, { id: 7, ...within }), token)).status).toBe(200);
      expect((await api.create(resource, api.body(resource, { id: 40, ...within }), token)).status).toBe(200);
      const taken = await api.create(resource, api.body(resource, { id: 7, ...within }), token);
      const named = documentedName(resource, 'id');
      expect(taken).toMatchObject({ status: 409, code: 'conflict' });
      expect(taken.message).toContain(`${named} 7 is already taken`);
      expect(taken.message).toContain('41');
      expect(taken.issues).toEqual([{ path: nameOf('id'), message: taken.message }]);
      expect(await table.count()).toBe(2);
    });
  });

  describe('ids within a category', () => {
    test.each(['question', 'cheatSheetItem'] as const)('%s takes the same id once in each category', async (name) => {
      await app.empty(name);
      const resource = resources[name];
      const create = (category: string, id: number) =>
        api.create(resource, api.body(resource, { category, id }), administrator.token);
      expect((await create('one', 1)).status).toBe(200);
      expect((await create('two', 1)).status).toBe(200);
      expect((await create('two', 9)).status).toBe(200);
      expect((await create('one', 1)).message).toMatch(/1 is already taken.*\b2$/);
      expect((await create('two', 1)).message).toMatch(/1 is already taken.*\b10$/);
    });

    test('a missing category counts as one', async () => {
      await app.empty('cheatSheetItem');
      const create = () =>
        api.create(resources.cheatSheetItem, api.body(resources.cheatSheetItem, { id: 5 }), administrator.token);
      expect((await create()).status).toBe(200);
      const taken = await create();
      expect(taken).toMatchObject({ status: 409, code: 'conflict' });
      expect(taken.message).toMatch(/5 is already taken.*\b6$/);
    });
  });

  describe('defaults of a create', () => {
    test('a sheet card without an id gets the next free one', async () => {
      await app.empty('sheetTopic');
      const { sheetTopic } = resources;
      const create = (id: unknown) =>
        api.create(sheetTopic, api.body(sheetTopic, { id, name: 'Arrays', category: 'dsa' }), administrator.token);
      expect((await create(undefined)).record.id).toBe(1);
      expect((await create(12)).record.id).toBe(12);
      expect((await create('')).record.id).toBe(13);
      expect((await create(null)).record.id).toBe(14);
    });

    test('sheet cards that are created at once without an id all get one', async () => {
      await app.empty('sheetTopic');
      const { sheetTopic } = resources;
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () =>
          api.create(sheetTopic, api.body(sheetTopic, { id: undefined }), administrator.token),
        ),
      );
      expect(outcomes.map(({ status, message }) => message ?? status)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(new Set(outcomes.map(({ record }) => record.id)).size).toBe(10);
    });

    test('a record after the highest possible id is refused, without a server error', async () => {
      await app.empty('sheetTopic');
      const { sheetTopic } = resources;
      const create = (id: unknown) => api.create(sheetTopic, api.body(sheetTopic, { id }), administrator.token);
      expect((await create(2_147_483_647)).status).toBe(200);
      expect((await create(undefined)).status).toBeLessThan(500);
      expect((await create(2_147_483_647)).status).toBe(409);
    });

    test('a contest gets its category, its zone and its start', async () => {
      const { contest } = resources;
      const times = { contestDate: '2026-07-01', contestTime: '18:30' };
      const here = await api.create(contest, api.body(contest, times), administrator.token);
      expect(here.record).toMatchObject({
        category: 'cpp',
        timeZone: 'Asia/Kolkata',
        startsAt: '2026-07-01T13:00:00.000Z',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      });
      const there = await api.create(
        contest,
        api.body(contest, { ...times, timeZone: 'America/New_York', category: 'java' }),
        administrator.token,
      );
      expect(there.record).toMatchObject({ category: 'java', startsAt: '2026-07-01T22:30:00.000Z' });
      const key = api.keyOf(there.record);
      const update = (values: object) => api.update(contest, { key, values }, administrator.token);
      expect((await update({ timeZone: 'Europe/Berlin' })).record.startsAt).toBe('2026-07-01T16:30:00.000Z');
      expect((await update({ contestDate: '2026-12-01' })).record.startsAt).toBe('2026-12-01T17:30:00.000Z');
      expect((await update({ contestTime: '' })).record).toMatchObject({ contestTime: '', startsAt: null });
    });

    test('a blog without a date gets the day of its creation', async () => {
      const { blog } = resources;
      const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
      const before = today();
      const { record } = await api.create(blog, api.body(blog), administrator.token);
      expect([before, today()]).toContain(record.date);
      expect(record.published).toBe(true);
    });
  });
});

/** The legacy name of a field, which messages at both APIs use. */
function documentedName(resource: Resource, field: string): string {
  const name = resource.fields[field]?.rest?.[0] ?? field;
  return resource.name === 'blog' || resource.name === 'contest' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
