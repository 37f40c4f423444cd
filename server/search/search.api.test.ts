import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { mistyped, restApi } from '#server/testing/apis.ts';
import { createBody, restBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { VISITOR } from '#server/access/access.ts';
import { createSearch } from './search.ts';
import type { Resource } from '#shared/resource.ts';
import { resources } from '#shared/resources/index.ts';

const app = await startTestApp();
const { token } = await app.createAdministrator();
const api = restApi(app);
const {
  blog,
  cheatSheetItem,
  contest,
  languageCard,
  companyProblem,
  sheetTopic,
  topicProblem,
  preparationGuide,
  projectIdea,
} = resources;

type Item = { _id: string; header: string; text: string };

async function create(resource: Resource, overrides: object): Promise<string> {
  const { record, message } = await api.create(resource, restBody(resource, { ...overrides }), token);
  expect(message).toBeUndefined();
  return api.keyOf(record);
}

const ask = (path: string, q: string) => app.rest(`${path}?q=${encodeURIComponent(q)}`);

async function search(q: string): Promise<Item[]> {
  const answer = await ask('/search', q);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Item[]>();
}

async function suggest(q: string): Promise<string[]> {
  const answer = await ask('/search/suggestions', q);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Item[]>().map(({ header }) => header);
}

const headers = async (q: string) => (await search(q)).map(({ header }) => header);

const problem = (name: string, values = {}) => create(topicProblem, { name, ...values });
const question = (header: string, values = {}) => create(resources.question, { header, category: 'os', ...values });

describe('the order of results', () => {
  beforeAll(async () => {
    await question('Which trees are balanced?', { text: 'A zebra tree, in passing.' });
    await question('Why does a zebra need a tree?', { text: 'Unrelated.' });
    await problem('Zebra Tree Paths', { topic: 'Graphs' });
    await problem('Zebra Tree', { topic: 'Graphs' });
    await question('A long text', {
      text: `${'Filler words follow. '.repeat(800)} quagga ${'more filler. '.repeat(800)}`,
    });
    await question('A short text', { text: 'Only a quagga.' });
  });

  test('equal headers, headers that begin with the query, headers with its words, then texts', async () => {
    expect(await headers('zebra tree')).toEqual([
      'Zebra Tree',
      'Zebra Tree Paths',
      'Why does a zebra need a tree?',
      'Which trees are balanced?',
    ]);
  });

  test('a short text is not outranked by a long one', async () => {
    expect(await headers('quagga')).toEqual(['A short text', 'A long text']);
  });

  test('a long text is quoted around the match', async () => {
    const found = (await search('quagga')).find(({ header }) => header === 'A long text');
    expect(found?.text).toMatch(/^\.\.\..*quagga.*\.\.\.$/);
    expect(found?.text.length).toBeLessThan(320);
  });

  test('keeps only the best of results with equal headers', async () => {
    const onSheet = await problem('Okapi Sum', { topic: 'Arrays' });
    await create(companyProblem, { name: 'Okapi Sum', topic: 'Arrays' });
    await question('Okapi Sum', { text: 'okapi' });
    expect((await search('okapi sum')).map(({ _id }) => _id)).toEqual([onSheet]);
    expect(await suggest('okapi')).toEqual(['Okapi Sum']);
  });

  test('keeps the page of a problem that is on sheets and can be solved here', async () => {
    const name = 'Quokka Crossing';
    await problem(name);
    await create(companyProblem, { name });
    const { prisma } = app.database;
    await app.trpc(token).content.problem.create.mutate({
      id: 9001,
      name,
      slug: 'quokka-crossing',
      kind: 'stdin',
      statement: 'Cross.',
    });
    const { key } = await prisma.problem.findFirstOrThrow({ where: { name } });
    expect((await search('quokka crossing')).map((item) => item._id)).toEqual([key]);
    const [found] = await app.trpc().search.results.query({ q: 'quokka' });
    expect(found).toMatchObject({ key, resource: 'problem', address: '/Problem/quokka-crossing' });
  });

  test('the exact word ranks before another form of it', async () => {
    await question('Why tapir a list?');
    await question('How tapirs behave, and why that is so');
    expect((await headers('tapirs'))[0]).toBe('How tapirs behave, and why that is so');
    expect(await headers('tapir')).toHaveLength(2);
  });
});

describe('the understanding of queries', () => {
  beforeAll(async () => {
    await problem('Café Ibex-Sum');
    await question('C++ gnu');
    await question('C# gnu');
    await question('C gnu');
    await question('.NET gnu');
    await question('Why is O(n log n) the gnu bound?');
    await question('Is O(n) gnu better?', { text: 'What TCP/IP and UTF-8 do.' });
    await question('数组排序的方法', { text: 'Быстрая сортировка' });
    await question('A marmot eats clover', { text: 'the marmot' });
  });

  test.each([
    ['cafe ibex', 'Café Ibex-Sum'],
    ['CAFÉ', 'Café Ibex-Sum'],
    ['ibex sum', 'Café Ibex-Sum'],
    ['ibex-sum', 'Café Ibex-Sum'],
    ['ibexsum', 'Café Ibex-Sum'],
    ['c++ gnu', 'C++ gnu'],
    ['gnu c#', 'C# gnu'],
    ['.net', '.NET gnu'],
    ['O(n log n)', 'Why is O(n log n) the gnu bound?'],
    ['o(nlogn', 'Why is O(n log n) the gnu bound?'],
    ['O(n) gnu', 'Is O(n) gnu better?'],
    ['tcp/ip', 'Is O(n) gnu better?'],
    ['utf8', 'Is O(n) gnu better?'],
    ['排序', '数组排序的方法'],
    ['法', '数组排序的方法'],
    ['сортир', '数组排序的方法'],
    ['стра', '数组排序的方法'],
    ['"marmot eats"', 'A marmot eats clover'],
    ['clover marmot', 'A marmot eats clover'],
    ['marm', 'A marmot eats clover'],
    ['mramot', 'A marmot eats clover'],
    ['marmt', 'A marmot eats clover'],
    ['marmoth', 'A marmot eats clover'],
    ['marnot clovr', 'A marmot eats clover'],
    ['what is the marmot', 'A marmot eats clover'],
  ])('%s finds %s first', async (q, header) => {
    expect((await headers(q))[0]).toBe(header);
  });

  test('a phrase matches only in its order', async () => {
    expect(await headers('"eats marmot"')).toEqual([]);
  });

  test('a common word is not replaced with an alternative', async () => {
    for (const header of ['Stack one', 'Stack two', 'Stack three', 'Stuck']) await problem(header);
    expect((await headers('stack')).toSorted()).toEqual(['Stack one', 'Stack three', 'Stack two']);
    expect(await headers('stuck')).toContain('Stuck');
  });

  test('a query of stop words only still finds results', async () => {
    await question('What is a pangolin?');
    expect(await headers('what is a')).toContain('What is a pangolin?');
    expect((await suggest('what is a p'))[0]).toBe('What is a pangolin?');
  });

  test('a query whose words are in no single document finds those with the rarest', async () => {
    expect((await headers('please explain marmot behaviour'))[0]).toBe('A marmot eats clover');
  });
});

describe('every kind of content', () => {
  const ROUND = 'name: A\nlength: B\nwhat: roundword\ndecides: C';

  test.each<[Resource, object, string]>([
    [resources.question, { header: 'In notes', statement3: 'notesword' }, 'notesword'],
    [resources.question, { header: 'Under statements', substatement5: '<li>subword</li>' }, 'subword'],
    [cheatSheetItem, { header: 'In cheat notes', feature: 'cheatword' }, 'cheatword'],
    [blog, { header: 'In blogs', explanation3: 'a <b>blogword</b>' }, 'blogword'],
    [contest, { header: 'In contests', explanation5: 'contestword' }, 'contestword'],
    [languageCard, { name: 'In cards', title: 'cardword' }, 'cardword'],
    [topicProblem, { name: 'In problems', companies: 'Sheetcorp, Google' }, 'sheetcorp'],
    [companyProblem, { name: 'In others', companies: 'Sdecorp' }, 'sdecorp'],
    [preparationGuide, { company: 'In guides', rounds: ROUND }, 'roundword'],
    [projectIdea, { name: 'In ideas', milestone: 'milestoneword' }, 'milestoneword'],
  ])('$name is found by its text, and without markup', async (resource, values, word) => {
    const key = await create(resource, values);
    const [first] = await search(word);
    expect(first?._id).toBe(key);
    expect(first?.text).not.toMatch(/<\/?(li|b)>/);
  });

  test('a problem shows its topic, level and companies', async () => {
    const key = await problem('Wombat Sum', { topic: 'Arrays', level: 'Easy', companies: 'Google,  Meta' });
    const [found] = await search('wombat');
    expect(found).toEqual({ _id: key, header: 'Wombat Sum', text: 'Arrays, Easy, Google, Meta' });
  });

  test('cards of the sheet, code, sources and tags are not searched', async () => {
    await create(sheetTopic, { name: 'Cardtopic' });
    await question('With code', { code: 'codeword()', sources: 'The sourceword standard' });
    await create(companyProblem, { name: 'Tagged', tags: 'tagword' });
    for (const word of ['cardtopic', 'codeword', 'sourceword', 'tagword']) expect(await headers(word)).toEqual([]);
  });
});

describe('suggestions', () => {
  beforeAll(async () => {
    for (let count = 1; count <= 12; count++) await problem(`Lemur ${count}`);
    await problem('The Lemur');
  });

  test('are up to 10 different records, those that begin with the text first', async () => {
    const answer = await ask('/search/suggestions', 'lem');
    const items = answer.json<Item[]>();
    expect(items).toHaveLength(10);
    for (const item of items)
      expect(item).toEqual({
        _id: expect.any(String) as string,
        header: expect.stringMatching(/^Lemur \d+$/) as string,
      });
    expect(new Set(items.map(({ header }) => header)).size).toBe(10);
  });

  test('work for one letter and for a mistyped word', async () => {
    expect(await suggest('l')).toContain('Lemur 1');
    expect(await suggest('lemru')).toContain('Lemur 1');
    expect((await suggest('the lem'))[0]).toBe('The Lemur');
  });
});

describe('bad input', () => {
  const NOTHING = ['', ' ', '%', '_', '\\', "'", '"', '""', '()', '&', '| !', '<->', ':*', '*', '😀', '\u200b', '++'];

  test.each(NOTHING)('%j finds nothing', async (q) => {
    for (const path of ['/search', '/search/suggestions']) {
      const answer = await ask(path, q);
      expect([answer.status, answer.json()]).toEqual([200, []]);
    }
  });

  test('a missing q finds nothing', async () => {
    for (const path of ['/search', '/search/suggestions', '/search/'])
      expect((await app.rest(path)).json()).toEqual([]);
  });

  test.each([
    "a'b",
    'a & !b',
    'a <-> b',
    "x'; DROP TABLE notes; --",
    'a:*b',
    '(a',
    'a\\',
    '⑴ ½ ﷺ',
    'e\u0301',
    '%a%',
    'का',
    'x'.repeat(200),
    'a '.repeat(100),
    '🦓 a',
    '1e5',
    '1.5',
    'a@b.c',
    'http://x.y/z?q',
    '<b>x</b>',
    '-1',
    'null',
    '\u{10ffff}',
    '\u0001',
  ])('%j is answered without an error', async (q) => {
    for (const path of ['/search', '/search/suggestions']) {
      const answer = await ask(path, q);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.json<unknown[]>().length).toBeLessThanOrEqual(50);
    }
    await app.trpc().search.results.query({ q });
  });

  test.each([
    ['q=%00', 'q contains a character that cannot be searched for'],
    [`q=${'x'.repeat(201)}`, 'A search can have at most 200 characters'],
    [`q=${'x'.repeat(10_000)}`, 'A search can have at most 200 characters'],
    ['q=a&q=b', 'q must be one text'],
  ])('?%.20s is refused', async (query, message) => {
    for (const path of ['/search', '/search/suggestions']) {
      const answer = await app.rest(`${path}?${query}`);
      expect(answer.json()).toMatchObject({ code: 'invalid_input', message });
      expect(answer.status).toBe(400);
    }
  });

  test('is refused at the tRPC API too', async () => {
    for (const q of ['nul \0', 'lone \ud800', 'x'.repeat(201), 7, ['a'], null]) {
      const calls = [
        app.trpc().search.results.query(mistyped({ q })),
        app.trpc().search.suggestions.query(mistyped({ q })),
      ];
      for (const call of calls)
        await expect(call).rejects.toMatchObject({ data: { httpStatus: 400, reason: 'invalid_input' } });
    }
    expect(await app.trpc().search.results.query({})).toEqual([]);
  });

  test('never returns more than 50 of 10,000 documents', async () => {
    await app.database.prisma.$executeRaw`
      INSERT INTO search_documents (resource, record_key, record_id, header, header_words, header_vector, vector, version)
      SELECT 'languageCard', gen_random_uuid(), n, 'Gecko ' || n, 'gecko ' || n, to_tsvector('simple', 'gecko'),
        to_tsvector('simple', 'gecko'), 0 FROM generate_series(1, 10000) AS n`;
    expect(await search('gecko')).toHaveLength(50);
    expect(await suggest('gecko')).toHaveLength(10);
    await app.database.prisma.searchDocument.deleteMany({ where: { version: 0 } });
  });
});

describe('a single result', () => {
  test('is the whole text of a record, found by its key', async () => {
    const text = `Numbat. ${'And so on. '.repeat(200)}End`;
    const key = await question('One numbat', { text });
    expect((await app.rest(`/search/results/${key}`)).json()).toEqual({ _id: key, header: 'One numbat', text });
    expect((await search('numbat'))[0]?._id).toBe(key);
  });

  test.each([randomUUID(), 'nonsense', '1', '%00', "';--"])('%s is not found', async (key) => {
    const answer = await app.rest(`/search/results/${key}`);
    expect([answer.status, answer.json().code]).toEqual([404, 'not_found']);
  });
});

test('results at the tRPC API have their resource, their URL and the words to mark', async () => {
  for (let id = 1; id <= 11; id++)
    await create(cheatSheetItem, { id: 70_000 + id, header: `Dugong ${id}`, category: 'js' });
  const [first] = await app.trpc().search.results.query({ q: 'dugnog 11' });
  expect(first).toMatchObject({ resource: 'cheatSheetItem', header: 'Dugong 11', words: ['dugnog', '11', 'dugong'] });
  expect(first?.address).toMatch(/^\/JSCheatsheet\?page=\d+#dugong-11-70011$/);
  const before = await app.database.prisma.cheatSheetItem.count({ where: { category: 'js', id: { lt: 70_011 } } });
  expect(first?.address).toContain(`page=${Math.floor(before / 10) + 1}#`);
  const { words: _words, ...unmarked } = first ?? { key: '' };
  expect(await app.trpc().search.result.query({ key: unmarked.key })).toEqual({ ...unmarked, text: '' });
});

describe('the URLs of records', () => {
  test('are returned for each record that is shown, to administrators only', async () => {
    const make = (as: string) => app.trpc(as).content.blog.create.mutate(createBody(blog));
    const { key, id } = await make(token);
    const waiting = await make((await app.createUser()).token);
    const addresses = (as?: string) => app.trpc(as).search.addresses.query({ keys: [key, waiting.key, randomUUID()] });
    expect(await addresses(token)).toEqual({ [key]: `/detail/${id}` });
    await expect(addresses()).rejects.toThrow('Please log in');
    const keys = Array.from({ length: 101 }, () => key);
    await expect(app.trpc(token).search.addresses.query({ keys })).rejects.toThrow();
    await expect(app.trpc(token).search.addresses.query({ keys: ['none'] })).rejects.toThrow();
  });
});

describe('the marked words of a result', () => {
  const wordsFor = async (q: string) => {
    const results = await app.trpc().search.results.query({ q });
    return Object.fromEntries(results.map(({ header, words }) => [header, words]));
  };

  beforeAll(async () => {
    await question('Tenrec blocks', { text: 'The tenrec locks itself in, done with one.' });
    await question('Tenrec clocks', { text: 'None of them.' });
    await question('A tenric is rare', { text: 'But for the tenrec.' });
  });

  test("are the query's words, or the alternative that a document has instead", async () => {
    expect((await wordsFor('tenrce clocks'))['Tenrec clocks']).toEqual(['tenrce', 'clocks', 'tenrec']);
  });

  test('are no alternatives when the document has the word itself', async () => {
    expect((await wordsFor('tenric'))['A tenric is rare']).toEqual(['tenric']);
    expect((await wordsFor('tenric'))['Tenrec clocks']).toEqual(['tenric', 'tenrec']);
  });

  test('are not words that only resemble a word of a long query', async () => {
    const q = 'how is a tenrec clocks blocks and rare done';
    const wordsByKey = await wordsFor(q);
    expect(Object.keys(wordsByKey)).toContain('Tenrec blocks');
    for (const words of Object.values(wordsByKey))
      expect(words).toEqual(['tenrec', 'clocks', 'blocks', 'rare', 'done']);
  });
});

test('the REST API sends an ETag', async () => {
  await problem('Described');
  const [{ _id } = { _id: '' }] = await search('described');
  for (const url of ['/search/suggestions?q=described', '/search?q=described', `/search/results/${_id}`]) {
    const answer = await app.rest(url);
    const again = await app.rest(url, { headers: { 'If-None-Match': String(answer.headers.etag) } });
    expect([answer.status, again.status]).toEqual([200, 304]);
  }
});

test('passages are the text that comes closest to an answer', async () => {
  const text = `${'Something else entirely. '.repeat(60)}\n\nAardvarks dig burrows at night. ${'More. '.repeat(300)}`;
  const key = await question('On aardvarks', { text });
  const service = createSearch(app.database);
  const [first, ...others] = await service.passages(VISITOR, 'When do aardvraks dig their burrows, please?', 3);
  expect(first).toMatchObject({
    key,
    header: 'On aardvarks',
    address: expect.stringMatching(/#on-aardvarks-\d+$/) as string,
  });
  expect(first?.text).toContain('Aardvarks dig burrows at night.');
  expect(first?.text.length).toBeLessThan(900);
  expect(others.length).toBeLessThanOrEqual(2);
  expect(await service.passages(VISITOR, '???', 3)).toEqual([]);
});
