import { describe, expect, test } from 'vitest';
import { sources } from './grounding.ts';
import { weekPlan } from './plans.ts';
import { problemsAnswer } from './answers/problem-answers.ts';
import { relevance, subjectOf } from './relevance.ts';
import { asText, codeBlock, link, quote } from './site-markdown.ts';
import type { Problem, Syllabus } from './syllabus.ts';
import type { Criteria } from './intent.ts';

const OPEN: Criteria = { topics: [], companies: [], levels: [] };
const LEVELS = ['Easy', 'Medium', 'Hard'];

const problem = (values: Partial<Problem>): Problem => ({
  name: 'Two Sum',
  topic: 'Arrays',
  level: 'Easy',
  companies: [],
  reports: new Map(),
  link: 'https://practice.example/x',
  article: '',
  address: '/Sheet?q=x',
  ...values,
});

const TOPICS = ['Arrays', 'Strings', 'Trees', 'Graphs'];
const syllabus: Syllabus = {
  topics: TOPICS,
  companies: ['Amazon'],
  problems: TOPICS.flatMap((topic) =>
    LEVELS.flatMap((level) =>
      [1, 2, 3].map((number) => problem({ name: `${topic} ${level} ${number}`, topic, level, companies: ['Amazon'] })),
    ),
  ),
};

const namesIn = (text: string) => Array.from(text.matchAll(/^- \[(.*?)\]/gm), ([, name = '']) => name);
const rankOf = (name: string) => LEVELS.findIndex((level) => name.includes(level));
const daysOf = (plan: string) => plan.split('### ').slice(1).map(namesIn);

describe('the week', () => {
  test('has seven days, no problem twice, and gets harder', () => {
    const days = daysOf(weekPlan(syllabus, OPEN, new Set()));
    expect(days).toHaveLength(7);
    const all = days.flat();
    expect(new Set(all).size).toBe(all.length);
    const hardness = days.map((names) => names.reduce((sum, name) => sum + rankOf(name), 0) / names.length);
    expect(hardness).toEqual(hardness.toSorted((one, other) => one - other));
    expect([hardness[0], hardness.at(-1)]).toEqual([0, 2]);
    for (const names of days) expect(names.map(rankOf)).toEqual(names.map(rankOf).toSorted());
  });

  test('leaves out problems that are done', () => {
    const first = daysOf(weekPlan(syllabus, OPEN, new Set())).flat();
    const done = new Set(first.slice(0, 8));
    const second = daysOf(weekPlan(syllabus, OPEN, done)).flat();
    expect(second.filter((name) => done.has(name))).toEqual([]);
    expect(second).toHaveLength(first.length);
  });

  test('keeps to the criteria, and says when no problem meets them', () => {
    const trees = daysOf(weekPlan(syllabus, { ...OPEN, topics: ['Trees'] }, new Set())).flat();
    expect(trees).toHaveLength(9);
    expect(trees.every((name) => name.startsWith('Trees'))).toBe(true);
    expect(weekPlan(syllabus, { ...OPEN, companies: ['Nobody'] }, new Set())).toContain('no problems');
    const all = new Set(syllabus.problems.map(({ name }) => name));
    expect(weekPlan(syllabus, OPEN, all)).toContain('You have done every problem');
  });
});

describe('a list of problems', () => {
  test('counts them, and names the ones that are not done', () => {
    const done = new Set(['Graphs Easy 1']);
    const answer = problemsAnswer(syllabus, { criteria: { ...OPEN, topics: ['Graphs'] }, count: 5, done });
    expect(answer).toContain('The site has 9 problems on Graphs, of which you have done 1');
    expect(namesIn(answer)).toEqual([
      'Graphs Easy 2',
      'Graphs Easy 3',
      'Graphs Medium 1',
      'Graphs Medium 2',
      'Graphs Medium 3',
    ]);
    expect(answer).toContain('(/Sheet?topic=Graphs)');
  });

  test('draws one of them all', () => {
    const draw = (random: number) =>
      namesIn(
        problemsAnswer(syllabus, {
          criteria: { ...OPEN, levels: ['Hard'] },
          count: 1,
          done: new Set(),
          random: () => random,
        }),
      );
    expect(draw(0)).toEqual(['Arrays Hard 1']);
    expect(draw(0.999)).toEqual(['Graphs Hard 3']);
  });

  test('continues where it ended, and says when there are no more', () => {
    const next = (skip: number) =>
      problemsAnswer(syllabus, { criteria: { ...OPEN, topics: ['Graphs'] }, count: 5, skip, done: new Set() });
    expect(next(5)).toContain("The next 4 of the site's 9 problems on Graphs:");
    expect(namesIn(next(5))).toEqual(['Graphs Medium 3', 'Graphs Hard 1', 'Graphs Hard 2', 'Graphs Hard 3']);
    expect(next(10)).toMatch(/^You have seen all of the site's 9 problems on Graphs\./);
  });

  test('may have a single problem', () => {
    const [only] = syllabus.problems;
    const answer = problemsAnswer(
      { ...syllabus, problems: only ? [only] : [] },
      { criteria: OPEN, count: 1, done: new Set() },
    );
    expect(answer).toBe(
      'The site has 1 problem:\n\n- [Arrays Easy 1](https://practice.example/x) (Easy) · [on the sheet](/Sheet?q=x)',
    );
  });

  test('draws no problem that an earlier answer named', () => {
    const criteria: Criteria = { ...OPEN, topics: ['Graphs'], levels: ['Hard'] };
    const draw = (seen: string) => problemsAnswer(syllabus, { criteria, count: 1, done: new Set(), seen });
    const first = draw('');
    const second = draw(first);
    const third = draw(first + second);
    expect(new Set([first, second, third].flatMap(namesIn)).size).toBe(3);
    expect(draw(first + second + third)).toContain('You have seen all of');
  });

  test('for a company has the most reported first, with the number of reports, and marks our own choices', () => {
    const of = (name: string, ...reports: [string, number][]) =>
      problem({ name, companies: ['Amazon', 'TCS'], reports: new Map(reports) });
    const problems = [of('Rare', ['Amazon', 1]), of('Usual', ['Amazon', 30], ['TCS', 2]), of('Chosen', ['Amazon', 2])];
    const answerFor = (company: string) =>
      problemsAnswer(
        { topics: ['Arrays'], companies: ['Amazon', 'TCS'], problems },
        { criteria: { ...OPEN, companies: [company] }, count: 10, done: new Set() },
      );
    expect(namesIn(answerFor('Amazon'))).toEqual(['Usual', 'Chosen', 'Rare']);
    expect(answerFor('Amazon')).toContain('3 problems asked at Amazon');
    expect(answerFor('Amazon')).toMatch(/Usual\S* \(Easy\) · 30 reports/);
    expect(answerFor('Amazon')).toMatch(/Rare\S* \(Easy\) · 1 report /);
    expect(answerFor('Amazon')).toContain('up to May 2022');
    expect(answerFor('TCS')).toContain('3 problems commonly practised for TCS');
    for (const row of problems)
      row.collection = { sources: [{ name: 'A diary', address: null }], until: '31 October 2026' };
    expect(answerFor('Amazon')).toContain('Reports are those of candidates up to 31 October 2026.');
    delete problems[0]?.collection;
    expect(answerFor('Amazon')).toContain('up to 31 October 2026 or May 2022.');
  });

  test('says which problems come close when it is empty', () => {
    const criteria: Criteria = { topics: ['Graphs'], companies: ['Nobody'], levels: ['Hard'] };
    const answer = problemsAnswer(syllabus, { criteria, count: 10, done: new Set() });
    expect(answer).toContain('The site has no hard problems on Graphs asked at Nobody.');
    expect(answer).toContain('3 [hard problems on Graphs]');
  });
});

describe('relevance', () => {
  test.each([
    ['deadlock', 'What causes a deadlock?', 1],
    ['deadlok', 'What causes a deadlock?', 1],
    ['sorted arrays', 'An array that is sorted', 1],
    ['pancakes recipe', 'Recipe search: find what to cook', 0.5],
    ['pancakes', 'Panama and cakes', 0],
    ['hash map', 'How does a hash table work?', 1],
    ['hash table', 'A HashMap in Java', 1],
    ['DP', 'What is dynamic programming?', 1],
    ['linked-lists', 'When do you choose a linked list?', 1],
    ['linked list', 'A list of linked pages', 0],
  ])('of %s and %s is %d', (subject, text, expected) => {
    expect(relevance(subject, text)).toBe(expected);
  });

  test('ignores words of asking, unless there are no others', () => {
    expect(subjectOf('Please explain deadlock').trim()).toBe('deadlock');
    expect(subjectOf('please help')).toBe('please help');
  });
});

describe('Markdown of the site', () => {
  test('shows text literally', () => {
    expect(asText('a *b* <img> [x](y) `c`')).toBe('a \\*b\\* \\<img\\> \\[x\\](y) \\`c\\`');
    expect(asText('- one\n1. two\n# three')).toBe('\\- one\n1\\. two\n\\# three');
    expect(quote('a\n\nb')).toBe('> a\n> \n> b');
  });

  test('links only http(s) URLs and paths of the site', () => {
    expect(link('A [b]', 'https://x.example/a(b)')).toBe('[A \\[b\\]](https://x.example/a%28b%29)');
    expect(link('Sheet', '/Sheet')).toBe('[Sheet](/Sheet)');
    for (const url of ['javascript:alert(1)', '//elsewhere.example', '']) expect(link('x', url)).toBe('x');
  });

  test('closes a block of code only after the code', () => {
    expect(codeBlock('a\n```\nb', 'python')).toBe('````python\na\n```\nb\n````');
  });
});

test('each page that an answer is based on is named once', () => {
  const page = (address: string) => ({ key: address, resource: 'blog' as const, header: address, text: '', address });
  expect(sources('see [it](/detail/1)', [page('/detail/1'), page('/detail/2')])).toBe(
    '\n\nOn this site: [/detail/2](/detail/2).',
  );
  expect(sources('x', [])).toBe('');
});
