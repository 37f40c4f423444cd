import { describe, expect, it } from 'vitest';
import type { ContentRecord } from '#prisma/content.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { CheckedContent } from '../checked-content.ts';
import { RULES } from './rules.ts';

type Values = Record<string, unknown>;

const SENTENCE = 'The two ends of the array move toward each other.';
const FIGURE = '<svg viewBox="0 0 8 8"><title>Four &amp; four</title><path d="M0 0"/></svg>';
const videoOf = (contest: number) => `https://www.youtube.com/watch?v=video-no-${String(contest).padStart(2, '0')}`;

function record(resource: ResourceName, file: string, name: string, values: Values): ContentRecord {
  return {
    resource,
    file,
    name,
    values: { id: Number(name.split('/').at(-1)), ...values },
    hash: '',
    day: null,
    programs: [],
  };
}

const problem = (resource: 'topicProblem' | 'companyProblem', id: number, values: Values = {}) =>
  record(resource, resource === 'companyProblem' ? 'company-sheet.json' : 'sheet-topic/01-arrays.json', String(id), {
    name: `Problem ${id}`,
    topic: 'Arrays',
    level: 'Easy',
    link: `https://example.com/problem-${id}/`,
    companies: 'Accenture',
    reports: resource === 'companyProblem' ? 'Accenture 2' : undefined,
    tags: resource === 'companyProblem' ? 'top100' : undefined,
    ...values,
  });

const note = (id: number, values: Values = {}) =>
  record('question', `question/c/0${id}-note.md`, `c/${id}`, {
    header: `Note ${id}`,
    category: 'c',
    shortAnswer: 'It is so. It costs `a.b()`.',
    text: 'A.',
    sources: 'ISO C23, 6.5 https://www.open-std.org/\nA printed book, chapter 2',
    ...values,
  });

const TOPICS = 'kind: Problems\nlabel: Arrays\nlink: /Sheet?topic=Arrays\nwhy: They come first.';

const guide = (id: number, values: Values = {}) =>
  record('preparationGuide', `preparation-guide/0${id}-guide.md`, String(id), {
    company: 'Accenture',
    slug: `Guide-${id}`,
    summary: 'A test, then talks.',
    topics: TOPICS,
    ...values,
  });

const program = { field: 'code', language: 'c', source: 'int main(void);\n', output: '1\n' };

const approaches = Object.fromEntries(
  ['', '2', '3'].flatMap((part) => [
    [`explanation${part}`, 'It is <b>O(n)</b>.'],
    [`code${part}`, program.source],
  ]),
);

const blog = (id: number, values: Values = {}): ContentRecord => ({
  ...record('blog', `blog/0${id}-blog.md`, String(id), {
    header: `Blog ${id}`,
    category: 'dsa',
    ...approaches,
    ...values,
  }),
  programs: ['code', 'code2', 'code3'].map((field) => ({ ...program, field })),
});

const contest = (id: number, day: number, values: Values = {}): ContentRecord => ({
  ...record('contest', `contest/0${id}-contest.md`, String(id), {
    header: `Contest ${id}`,
    video: videoOf(id),
    contestTime: '20:00',
    timeZone: 'Asia/Kolkata',
    ...values,
  }),
  day,
});

/** What a contest says about a problem that has a page. */
const ideaOf = (slug: string) => `Sort first: [its page](/Problem/${slug}).`;

const JUDGED_CASES = Array.from({ length: 12 }, (_, index) => ({
  args: [index],
  expected: index,
  ...(index < 2 ? { example: '' } : {}),
}));
const inLanguages = (...languages: string[]) =>
  languages.map((language) => `\`\`\`${language}\npass\n\`\`\``).join('\n\n');
const JUDGED_IN = ['python', 'cpp', 'java', 'javascript'];

/** A problem that follows the rules, except for these values. */
const judged = ({
  id = 900,
  slug = 'echo',
  ...values
}: Values & { id?: number; slug?: string } = {}): ContentRecord => {
  return record('problem', `problem/${slug}`, String(id), {
    id,
    name: `Judged ${slug}`,
    slug,
    kind: 'function',
    level: 'Easy',
    topics: 'Arrays, Greedy',
    signature: 'echo(n: int): int',
    statement: 'word '.repeat(60).trim(),
    hints: 'Look.\nLook at `n`.\nReturn it.',
    cases: JSON.stringify(JUDGED_CASES),
    generator: 'export const smallest = 1;',
    validator: 'export function validate() {}',
    approaches: `## Only\n\ntime: O(1)\n\nSort first.\n\n${inLanguages(...JUDGED_IN)}`,
    wrong: ['one', 'two'].map((name) => `## ${name}\n\nverdict: Wrong Answer\n\n${inLanguages('python')}`).join('\n\n'),
    ...values,
  });
};
const withJudged = (values: Parameters<typeof judged>[0]) => contentWith([judged(values)]);
const sqlCases = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({ rows: '', expected: [], ...(index < 2 ? { example: '' } : {}) })),
  );
/** A problem in SQL needs fewer parts. */
const judgedSql = (values: Parameters<typeof judged>[0] = {}) =>
  judged({
    kind: 'sql',
    signature: 'name',
    schema: 'CREATE TABLE one (name text);',
    cases: sqlCases(6),
    generator: '',
    validator: '',
    approaches: `## Left join\n\n${inLanguages('sql')}`,
    sameIdeaAs: 'Customers Who Never Order',
    ...values,
  });

const card = record('sheetTopic', 'sheet-topic/01-arrays.json', '1', { name: 'Arrays', topic: '' });
const top50 = Array.from({ length: 50 }, (_, index) => problem('companyProblem', index + 1));

/** Content without a fault, plus these records. */
const contentWith = (records: ContentRecord[] = [], others: Partial<CheckedContent> = {}): CheckedContent => ({
  records: [
    ...[card, problem('topicProblem', 1), ...top50],
    ...[
      note(1, { image: '/figures/one.svg' }),
      blog(1),
      judged(),
      judgedSql({ id: 901, slug: 'all-names' }),
      contest(1, 3),
      contest(2, -3),
      guide(1),
    ],
    contest(3, -9, { explanation: 'Sort.', explanation2: ideaOf('of-a-contest') }),
    judged({ id: 902, slug: 'of-a-contest', contest: 3, letter: 'B', sameIdeaAs: 'Two Sum' }),
    ...records,
  ],
  catalogue: [],
  figures: new Map([['/figures/one.svg', FIGURE]]),
  ...others,
});

const contestSaying = (values: Values) =>
  contentWith([
    contest(4, -9, { explanation: 'Sort.', explanation2: ideaOf('told'), ...values }),
    judged({ id: 906, slug: 'told', contest: 4, letter: 'B', sameIdeaAs: 'Two Sum' }),
  ]);
const withFigure = (svg: string) => contentWith([], { figures: new Map([['/figures/one.svg', svg]]) });
const withProgram = (change: Partial<typeof program>) =>
  contentWith([{ ...note(2), programs: [{ ...program, ...change }] }]);
const without = (name: string, resource: ResourceName, records: ContentRecord[] = []) => {
  const content = contentWith(records);
  return { ...content, records: content.records.filter((one) => one.name !== name || one.resource !== resource) };
};

/** The faults of all rules, each followed by its rule. */
const faultsOf = (content: CheckedContent) =>
  RULES.flatMap(({ says, faultsIn }) => faultsIn(content).map((fault) => `${fault} (${says})`));

/** What is wrong, where it is reported, and the beginning of the rule that reports it. */
const BAD: [what: string, content: CheckedContent, place: string, rule: string][] = [
  ...[
    ['A whole number.', 'whole number'],
    ['It is amortised.', 'amortised'],
    ['In O(n^2 m).', 'O(n^2 m'],
  ].map(([text, found]): (typeof BAD)[number] => [
    `what no interviewer says: ${text}`,
    contentWith([note(2, { text })]),
    `'${found}'`,
    'texts use',
  ]),
  [
    'an approach without the name of its technique',
    contentWith([
      judged({ id: 903, slug: 'riddle', approaches: `## Only\n\nLook at it.\n\n${inLanguages(...JUDGED_IN)}` }),
    ]),
    'problem/riddle',
    'an approach names',
  ],
  [
    'an exercise without the known problem of its idea',
    contentWith([judgedSql({ id: 904, slug: 'unknown', sameIdeaAs: '' })]),
    'problem/unknown',
    'a problem of a contest or of SQL names',
  ],
  [
    'a problem of a contest without the way to its page',
    contestSaying({ explanation2: 'Sort first.' }),
    'B: it does not lead to told',
    'a contest says',
  ],
  [
    'an editorial of a contest that its problem has as well',
    contestSaying({ explanation2: `${ideaOf('told')} ${'word '.repeat(80)}` }),
    'B: it has 84 words',
    'a contest says',
  ],
  [
    'a program of a contest that its problem has as well',
    contestSaying({ code2: program.source }),
    'B: it has the program',
    'a contest says',
  ],
  ...[{ name: 'Problem 99' }, { sameIdeaAs: 'Problem 99' }].map((values): (typeof BAD)[number] => [
    `a blog without the way to the problem of ${Object.keys(values).join()}`,
    contentWith([
      problem('topicProblem', 99, { article: '/detail/2' }),
      ...[blog(2), judged({ id: 99, slug: 'told', ...values })],
    ]),
    'blog/02-blog.md: ](/Problem/told)',
    'a blog about a problem leads',
  ]),
  [
    'a sentence of an approach in a blog',
    contentWith([
      blog(2, { explanation: `Look. ${SENTENCE}` }),
      judged({
        id: 905,
        slug: 'told',
        approaches: `## Sorting\n\nFirst. ${SENTENCE}\n\n${inLanguages(...JUDGED_IN)}`,
      }),
    ]),
    'stands in problem/told',
    'a blog or a contest repeats',
  ],
  ['an id given twice', contentWith([blog(1, { header: 'Other' })]), 'blog/01-blog.md', 'an id is given once'],
  ['a gap', contentWith([note(3)]), 'question c: 2', 'the questions or items'],
  ['a wrong number', contentWith([{ ...blog(2), file: 'blog/03-b.md' }]), 'blog/03-b.md', 'the name of a file'],
  ['a wrong folder', contentWith([{ ...note(2), file: 'question/py/02-n.md' }]), 'question/py', 'the name of a file'],
  ['an unknown category', contentWith([note(2, { category: 'rust' })]), 'question/c/02', 'a category is one'],
  ['an unknown category of a blog', contentWith([blog(2, { category: 'x' })]), 'blog/02', 'a category is one'],
  [
    'an address given twice',
    contentWith([guide(2, { slug: 'guide-1' })]),
    'preparation-guide/02',
    'an address is that',
  ],
  ['a header given twice', contentWith([blog(2, { header: 'BLOG 1' })]), 'blog/02', 'a header is given once'],

  [
    'a name on a sheet twice',
    contentWith([problem('topicProblem', 2, { name: 'problem 1' })]),
    'id 2',
    'a problem stands',
  ],
  [
    'a link on a sheet twice',
    contentWith([problem('topicProblem', 2, { link: 'https://example.com/problem-1' })]),
    'sheet-topic/01-arrays.json id 2',
    'a problem stands',
  ],
  [
    'a problem that is nowhere',
    contentWith([], { catalogue: ['X'] }),
    'catalogue.json: X',
    'a problem of the catalogue',
  ],
  ['no level', contentWith([problem('topicProblem', 99, { level: '' })]), 'id 99', 'a problem has a level'],
  ['a topic without a card', contentWith([problem('topicProblem', 99, { topic: 'arrays' })]), 'id 99', 'a topic is'],
  ['two cards of a topic', contentWith([{ ...card, name: '2', file: 'sheet-topic/02-a.json' }]), 'id 2', 'a topic is'],
  [
    'a company spelled otherwise',
    contentWith([problem('topicProblem', 99, { companies: 'accenture' })]),
    'accenture',
    'a company has one name',
  ],
  [
    'a company by its former name',
    contentWith([
      problem('topicProblem', 98, { companies: 'Meta' }),
      problem('topicProblem', 99, { companies: 'Facebook' }),
    ]),
    'id 99: Facebook',
    'a company has one name',
  ],
  [
    'a guide whose company has no problem',
    contentWith([guide(2, { company: 'accenture' })]),
    'accenture',
    'the company of a guide',
  ],
  [
    'a company on record that is chosen as well',
    contentWith([problem('companyProblem', 51, { tags: '', practisedFor: 'Accenture' })]),
    'id 51: Accenture',
    'a company that is on record',
  ],
  [
    'a company without a number of reports',
    contentWith([problem('companyProblem', 51, { tags: '', reports: '' })]),
    'id 51: Accenture',
    'a company that is on record',
  ],
  [
    'a problem that no page shows',
    contentWith([problem('companyProblem', 51, { tags: '', companies: '', reports: '' })]),
    'id 51',
    'a problem is on the list',
  ],
  ['51 problems of Top 50', contentWith([problem('companyProblem', 51)]), 'company-sheet.json: 51', 'the one tag'],
  ['an unknown tag', contentWith([problem('companyProblem', 51, { tags: 'top10' })]), 'id 51', 'the one tag'],
  [
    'too few problems of Accenture',
    contentWith([], {
      records: top50.map((one) => ({ ...one, values: { ...one.values, companies: 'Amazon', reports: 'Amazon 1' } })),
    }),
    'it has 0',
    'Accenture has',
  ],

  [
    'an id of its own for a problem of the sheet',
    withJudged({ id: 999, name: 'Problem 1' }),
    'problem/echo: 999',
    'a problem to be solved has an id',
  ],
  ['an address of two problems', withJudged({ slug: 'Echo' }), 'problem/Echo', 'the address of a problem'],
  [
    'eleven cases',
    withJudged({ cases: JSON.stringify(JUDGED_CASES.slice(1)) }),
    'problem/echo: it has 11',
    'a problem to be solved has 12 cases',
  ],
  [
    'five cases of SQL',
    contentWith([judgedSql({ cases: sqlCases(5) })]),
    'problem/echo: it has 5',
    'a problem to be solved has 12 cases',
  ],
  [
    'one example',
    withJudged({ cases: JSON.stringify([...JUDGED_CASES.slice(1), { args: [2], expected: 2 }]) }),
    'problem/echo: it has 1',
    'a problem to be solved has 2 or 3 examples',
  ],
  [
    'an example behind other cases',
    withJudged({ cases: JSON.stringify(JUDGED_CASES.toReversed()) }),
    'problem/echo: case 11 is one',
    'a problem to be solved has 2 or 3 examples',
  ],
  ['no generator', withJudged({ generator: '' }), 'it has no generator', 'a problem to be solved has a generator'],
  ['no validator', withJudged({ validator: '' }), 'it has no validator', 'a problem to be solved has a generator'],
  ['two hints', withJudged({ hints: 'One.\n\nTwo.' }), 'problem/echo: it has 2', 'a problem to be solved has 3 hints'],
  [
    'an approach that is not solved in Java',
    withJudged({ approaches: `## Only\n\n${inLanguages('python', 'cpp', 'javascript')}` }),
    'problem/echo: Only is not solved in Java',
    'each approach',
  ],
  ['no approach', withJudged({ approaches: '' }), 'problem/echo: it has no approach', 'each approach'],
  ['no SQL', contentWith([judgedSql({ approaches: '## Only' })]), 'Only is not solved in SQL', 'each approach'],
  [
    'a last approach that is too slow',
    withJudged({ approaches: `## Only\n\nverdict: Time Limit Exceeded\n\n${inLanguages(...JUDGED_IN)}` }),
    'problem/echo: Only is',
    'the last approach',
  ],
  [
    'one wrong program',
    withJudged({ wrong: `## one\n\nverdict: Wrong Answer\n\n${inLanguages('python')}` }),
    'problem/echo: it has 1',
    'a problem to be solved has 2 wrong programs',
  ],
  ...[39, 221].map((words): (typeof BAD)[number] => [
    `a statement of ${words} words`,
    withJudged({ statement: 'word '.repeat(words) }),
    `problem/echo: it has ${words}`,
    'the statement of a problem',
  ]),
  [
    'a bound beyond the known one',
    withJudged({ slug: 'add-binary', constraints: '`1 ≤ a.length ≤ 10^5`, `1 ≤ b.length ≤ 10^4`' }),
    'problem/add-binary: a.length is up to 100000, not 10000',
    'a known problem allows',
  ],
  [
    'a known bound that is not stated',
    withJudged({ slug: 'accounts-merge', constraints: 'few accounts' }),
    'problem/accounts-merge: accounts.length has no bound, not 1000',
    'a known problem allows',
  ],
  ['an unknown topic', withJudged({ topics: 'Arrays, Magic' }), 'problem/echo: Magic', 'a topic of a problem to be'],
  ['no topic', withJudged({ topics: '' }), 'problem/echo: it has none', 'a topic of a problem to be'],
  ...[
    { contest: 99, letter: 'A' },
    { contest: 3, letter: 'C' },
    { contest: 3, letter: 'b' },
    { contest: 3, letter: undefined },
    { contest: undefined, letter: 'A' },
    { contest: 3, letter: 'B' },
  ].map((values): (typeof BAD)[number] => [
    `letter ${values.letter} of contest ${values.contest}`,
    withJudged(values),
    'problem/echo: ',
    'a problem of a contest',
  ]),

  ['a tag that is not closed', contentWith([note(2, { text: 'An <b>a and b' })]), '02-note.md text: …<b>a', 'markup'],
  ['tags that cross', contentWith([note(2, { text: '<b><li>a</b></li>' })]), '02-note.md text', 'markup'],
  ['a tag that only closes', contentWith([note(2, { text: 'a</h2>' })]), '02-note.md text: …</h2>', 'markup'],
  ['a tag in entries', contentWith([guide(2, { mistakes: 'One\nTwo <b>' })]), '02-guide.md mistakes', 'markup'],
  ['a closed line break', contentWith([note(2, { statement: 'a</br>' })]), '02-note.md statement', 'markup'],
  ...['a **bold word** here', '*so*', '### Part', 'see [this](https://example.com)'].map(
    (text): (typeof BAD)[number] => [
      text,
      contentWith([note(2, { text })]),
      '02-note.md text',
      'texts hold no Markdown',
    ],
  ),

  ...['http://example.com', 'https://exa mple.com', 'ftp://example.com', 'https://'].map(
    (link): (typeof BAD)[number] => [
      link,
      contentWith([problem('topicProblem', 99, { link })]),
      `id 99 link: ${link}`,
      'a link is',
    ],
  ),
  ...['/detail/2', '/nowhere', '/detail', '/detail/:id', '/contestdetail/9', '/figures/two.svg'].map(
    (article): (typeof BAD)[number] => [
      article,
      contentWith([problem('topicProblem', 99, { article })]),
      `id 99 article: ${article}`,
      'an address of this site',
    ],
  ),
  [
    'a lost address in a text',
    contentWith([note(2, { text: 'See /detail/7.' })]),
    'text: /detail/7',
    'an address of this site',
  ],
  ...['/Sheet?topic=Greed', '/Company-Wise-Sheet?company=Amazn', '/detail/9'].map((link): (typeof BAD)[number] => [
    `${link} in entries`,
    contentWith([guide(2, { topics: TOPICS.replace('/Sheet?topic=Arrays', link) })]),
    `02-guide.md topics: ${link}`,
    'an address of this site',
  ]),
  ['a page as picture', contentWith([note(2, { image: '/Sheet' })]), '02-note.md image: /Sheet', 'a picture is'],
  [
    'an address of no video',
    contentWith([contest(4, 1, { video: 'https://example.com/film' })]),
    'contest/04-contest.md video: https://example.com/film',
    'a picture is',
  ],
  [
    'a video shown twice',
    contentWith([contest(4, 1, { video: videoOf(1).replace('www.youtube.com/watch?v=', 'youtu.be/') })]),
    'contest/04-contest.md: video-no-01 is that of contest/01-contest.md too',
    'a video is that',
  ],

  [
    'a figure that nothing shows',
    contentWith([], { figures: new Map([['/figures/two.svg', FIGURE]]) }),
    'two',
    'a figure is shown',
  ],
  ['no viewBox', withFigure(FIGURE.replace('viewBox', 'view')), 'one.svg', 'a figure has a viewBox'],
  ['no title', withFigure(FIGURE.replace(/<title>.*<\/title>/, '')), 'one.svg', 'a figure has a viewBox'],
  ['a large figure', withFigure(FIGURE.replace('M0 0', 'M0 0'.repeat(1600))), 'one.svg', 'a figure is of'],
  ...['<script/>', '<path onclick="a"/>', '<image href="#a"/>', '<use href="a.svg#b"/>', '<g fill="url(a.svg)"/>'].map(
    (part): (typeof BAD)[number] => [
      part,
      withFigure(FIGURE.replace('<path', `${part}<path`)),
      'one.svg',
      'a figure has no',
    ],
  ),
  ...['<g>', '</g>', '<g a=b/>', '<g', '<g a="<"/>', 'a & b'].map((part): (typeof BAD)[number] => [
    part,
    withFigure(FIGURE.replace('<path', `${part}<path`)),
    'one.svg',
    'a figure is well-formed',
  ]),

  ['code outside of a fence', contentWith([note(2, { code: 'int a;' })]), '02-note.md code', 'code is a program'],
  ['an unknown language', withProgram({ language: 'rust' }), '02-note.md code: rust', 'code is a program'],
  ['no output', withProgram({ output: '\n' }), '02-note.md code', 'a program prints'],
  ['a long line', withProgram({ source: `int a;\n//${'x'.repeat(87)}\n` }), '02-note.md code line 2', 'a line of code'],
  [
    'no complexity',
    contentWith([blog(2, { explanation2: 'Linear.' })]),
    'blog/02-blog.md explanation2',
    'a blog has a first and a best',
  ],
  [
    'no best approach',
    contentWith([blog(2, { code3: '' })]),
    'blog/02-blog.md explanation3',
    'a blog has a first and a best',
  ],
  [
    'a better approach without code',
    contentWith([blog(2, { code2: '' })]),
    'blog/02-blog.md explanation2',
    'a blog has a first and a best',
  ],
  [
    'a program under a heading',
    contentWith([blog(2, { heading: 'A', heading2: 'B', heading3: 'C' })]),
    'blog/02-blog.md explanation',
    'a blog has a first and a best',
  ],
  [
    'a question without a short answer',
    contentWith([note(2, { shortAnswer: '' })]),
    '02-note.md: it has none',
    'a question begins',
  ],
  [
    'a short answer of three sentences',
    contentWith([note(2, { shortAnswer: 'A. B. C.' })]),
    '3 sentences',
    'a question begins',
  ],
  [
    'a short answer of 61 words',
    contentWith([note(2, { shortAnswer: `One. ${'word '.repeat(59)}end.` })]),
    '61 words',
    'a question begins',
  ],
  [
    'a header that asks nothing',
    contentWith([note(2, { header: 'How it is that all of this came to be so' })]),
    '02-note.md: How it is',
    'the header of a question',
  ],
  ['a question without a source', contentWith([note(2, { sources: '' })]), '02-note.md: 0', 'a question has one to 4'],
  [
    'a source of a long name',
    contentWith([note(2, { sources: `A ${'very '.repeat(30)}long name` })]),
    '02-note.md: A very',
    'a question has one to 4',
  ],
  ['five sources', contentWith([note(2, { sources: 'A\nB\nC\nD\nE' })]), '02-note.md: 5', 'a question has one to 4'],
  [
    'a long line in a solution',
    withJudged({ approaches: `## Only\n\n${inLanguages(...JUDGED_IN).replace('pass', 'p'.repeat(89))}` }),
    'problem/echo: Only in Python',
    'a line of a solution',
  ],
  ['a contest without zone', contentWith([contest(4, 1, { timeZone: '' })]), 'contest/04', 'some contests'],
  ['no contest to come', without('1', 'contest'), 'none is to come', 'some contests'],
];

describe('the rules of the content', () => {
  it('find nothing in content that follows them', () => {
    expect(faultsOf(contentWith())).toEqual([]);
  });

  it('find nothing in contests without a video', () => {
    expect(faultsOf(contentWith([contest(4, 1, { video: '' }), contest(5, 2, { video: '' })]))).toEqual([]);
  });

  it.each(BAD)('find %s', (_what, content, place, rule) => {
    const found = faultsOf(content).find((fault) => fault.includes(place) && fault.includes(`(${rule}`));
    expect(found, faultsOf(content).join('\n')).toBeDefined();
  });

  it('each find something', () => {
    const unseen = RULES.filter(({ says }) => !BAD.some(([, , , rule]) => says.startsWith(rule)));
    expect(unseen.map(({ says }) => says)).toEqual([]);
  });

  it.each([
    'int *p, *q and char **argv',
    '2**10 - 3**2',
    'vector<int> [x](int y)',
    '# turns and ## joins',
    '__init__ of **kwargs',
    'All O`one Data Structure',
    'the `code`, and `*so*` in it',
    'with `i < b` and `<b>` in code',
    'O(n log n), O(n · m) and O(log n)',
  ])('accept %s', (text) => {
    expect(faultsOf(contentWith([note(2, { text })]))).toEqual([]);
  });
});
