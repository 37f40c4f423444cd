import { describe, expect, test } from 'vitest';
import type { ReviewCard } from '#shared/records/review-card/review-card.ts';
import { joinWork, learnedOf, type Ticks, type Work, workOf } from './learner-work.ts';
import { nextStep } from './next-step.ts';
import { minutesOf, ownMinutes, reviewLoads } from './plan-time.ts';
import { adviceFor, topicStandings } from './weak-topics.ts';

const TODAY = '2026-11-30';
const ZONE = 'Asia/Kolkata';
const AT = '2026-11-29T10:00:00.000Z';
/** 1:30 at night in Kolkata, which is still the day before in UTC. */
const NIGHT = '2026-11-29T20:00:00.000Z';

const problem = (slug: string, topic = 'Graphs', level = 'Medium') => ({
  slug,
  problem: slug,
  name: slug.toUpperCase(),
  level,
  topic,
  companyIds: [] as number[],
});
const NO_TICKS: Ticks = { ticked: new Set(), unticked: new Set(), days: new Map() };
const work = (slug: string, fields: Partial<Work> = {}): Work => ({
  slug,
  triedAt: AT,
  isSolvedFirst: true,
  solvedAt: AT,
  ...fields,
});
const learned = (problems: ReturnType<typeof problem>[], options: Partial<Parameters<typeof learnedOf>[1]> = {}) =>
  learnedOf(problems, { ticks: NO_TICKS, work: [], cards: [], timeZone: ZONE, today: TODAY, ...options });

const reviewed = (...ratings: (1 | 3)[]): ReviewCard => ({
  events: ratings.map((rating, index) => ({
    key: `01980000-0000-7000-8000-00000000000${index}`,
    at: index,
    kind: 'reviewed' as const,
    day: `2026-11-0${index + 1}`,
    rating,
    seconds: 600 * (index + 1),
  })),
});

describe("a learner's work", () => {
  test('has the first submission and the first accepted one of each problem', () => {
    const at = (minute: number) => `2026-11-29T10:0${minute}:00.000Z`;
    const tries = [
      { slug: 'A', verdict: 'Accepted', submittedAt: at(3) },
      { slug: 'a', verdict: 'Wrong Answer', submittedAt: at(1) },
      { slug: 'a', verdict: 'Accepted', submittedAt: at(2) },
      { slug: 'b', verdict: 'Accepted', submittedAt: at(4) },
    ];
    expect(workOf(tries)).toEqual([
      { slug: 'a', triedAt: at(1), isSolvedFirst: false, solvedAt: at(2) },
      { slug: 'b', triedAt: at(4), isSolvedFirst: true, solvedAt: at(4) },
    ]);
  });

  test('in the account and in the browser is joined, whichever has the first submission', () => {
    const early = work('a', { triedAt: '2026-11-01T00:00:00.000Z', isSolvedFirst: false, solvedAt: null });
    for (const [account, browser] of [
      [[early], [work('a'), work('b')]],
      [[work('a'), work('b')], [early]],
    ] as const) {
      const joined = joinWork(account, browser).toSorted((first, second) => (first.slug < second.slug ? -1 : 1));
      expect(joined).toEqual([{ ...early, solvedAt: AT }, work('b')]);
    }
  });

  test('is ticked by the slug in the catalogue, else by name, on the day in their time zone', () => {
    const all = [
      problem('a'),
      { ...problem('b'), problem: 'b-of-the-catalogue' },
      problem('c'),
      problem('d'),
      problem('e'),
      problem('f'),
      problem('g'),
    ];
    const ticks: Ticks = {
      ticked: new Set(['A', 'b-of-the-catalogue', 'c', 'D', 'F', 'g']),
      unticked: new Set(['E', 'f', 'G']),
      days: new Map([['b-of-the-catalogue', TODAY]]),
    };
    const { done } = learned(all, { ticks, work: [work('d', { solvedAt: NIGHT }), work('e'), work('f')] });
    expect(Object.fromEntries(done)).toEqual({ a: '', b: TODAY, c: '', d: TODAY, g: '' });
  });

  test('counts as failed if it was tried before today and not solved, or was forgotten', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((slug) => problem(slug));
    const open = { isSolvedFirst: false, solvedAt: null };
    const { failed, forgotten } = learned(all, {
      work: [
        work('a', open),
        work('b', { ...open, triedAt: NIGHT }),
        work('c', { ...open, solvedAt: NIGHT }),
        work('d', open),
      ],
      ticks: { ...NO_TICKS, ticked: new Set(['D', 'E']) },
      cards: [{ id: 'problem:e', card: reviewed(3, 1) }],
    });
    expect([...failed]).toEqual(['a', 'c', 'e']);
    expect([...forgotten]).toEqual(['e']);
  });
});

describe('weak topics', () => {
  const all = [
    problem('a', 'Graphs', 'Hard'),
    problem('b', 'Graphs', 'Easy'),
    problem('c', 'Graphs', 'Medium'),
    problem('d', 'Trees'),
    problem('e', 'Trees'),
    problem('f', 'Arrays'),
    problem('g', ''),
  ];
  const of = learned(all, {
    work: [work('c', { isSolvedFirst: false }), work('d'), work('g')],
    cards: [{ id: 'problem:d', card: reviewed(3, 1) }],
  });
  const standings = topicStandings(all, of);

  test('are the tried topics, sorted by problems solved first time and not forgotten', () => {
    expect(standings).toEqual([
      { topic: 'Graphs', of: 3, done: 1, tried: 1, solvedFirst: 0, forgotten: 0 },
      { topic: 'Trees', of: 2, done: 1, tried: 1, solvedFirst: 1, forgotten: 1 },
    ]);
    const strong = learned(all, { work: [work('c', { isSolvedFirst: false }), work('d'), work('e')] });
    expect(topicStandings(all, strong).map(({ topic }) => topic)).toEqual(['Graphs', 'Trees']);
  });

  test('are not strong because of one lucky solution: three of four first time are stronger', () => {
    const trees = ['a', 'b', 'c', 'd'].map((slug) => problem(slug, 'Trees'));
    const mostly = [work('a'), work('b'), work('c'), work('d', { isSolvedFirst: false }), work('f')];
    const problems = [...trees, problem('f', 'Arrays')];
    const order = topicStandings(problems, learned(problems, { work: mostly })).map(({ topic }) => topic);
    expect(order).toEqual(['Arrays', 'Trees']);
  });

  test('come with advice: a forgotten problem, otherwise the easiest open one', () => {
    expect(adviceFor(standings, all, of)).toEqual([
      {
        slug: 'b',
        name: 'B',
        level: 'Easy',
        topic: 'Graphs',
        isReview: false,
        why: 'Graphs: 0 of 1 tried solved with the first submission',
      },
      {
        slug: 'd',
        name: 'D',
        level: 'Medium',
        topic: 'Trees',
        isReview: true,
        why: 'Trees: you had forgotten this one',
      },
    ]);
  });
});

test('the next step is due reviews, then the plan, a draft, a weak topic, and the sheet', () => {
  const item = { slug: 'p', name: 'P', level: 'Easy', topic: 'Trees', why: 'Trees: 0 of 2 done', minutes: 20 };
  const day = {
    items: [
      { ...item, slug: 'q', isDone: true },
      { ...item, isDone: false },
    ],
  };
  const advice = [{ slug: 'w', name: 'W', level: 'Easy', topic: 'Graphs', isReview: false, why: 'Graphs: weak' }];
  const known = { due: 2, day, draft: { slug: 'd', name: 'D' }, advice, first: { slug: 'f', name: 'F' } };
  expect(nextStep(known)).toMatchObject({ kind: 'reviews', title: 'Review 2 cards', slug: null });
  expect(nextStep({ ...known, due: 0 })).toEqual({
    kind: 'plan',
    title: 'P',
    slug: 'p',
    why: 'In your plan for today. Trees: 0 of 2 done.',
  });
  const doneDay = { items: day.items.filter(({ isDone }) => isDone) };
  expect(nextStep({ ...known, due: 0, day: doneDay })).toMatchObject({ kind: 'draft', slug: 'd' });
  expect(nextStep({ ...known, due: 0, day: null, draft: null })).toMatchObject({ kind: 'topic', slug: 'w' });
  const empty = { due: 0, day: null, draft: null, advice: [] };
  expect(nextStep({ ...empty, first: known.first })).toMatchObject({ kind: 'first', slug: 'f' });
  expect(nextStep({ ...empty, first: null })).toBeNull();
});

describe('the time for a problem', () => {
  test('depends on its level, or is the median of the learner’s times once there are three', () => {
    const problems = ['a', 'b'].map((slug) => problem(slug));
    const cards = (count: number) => [{ id: 'problem:a', card: reviewed(...Array<3>(count).fill(3)) }];
    expect(minutesOf('Medium', 'intermediate', ownMinutes(cards(2), problems))).toBe(35);
    // The times are 10, 20 and 30 minutes.
    expect(minutesOf('Medium', 'intermediate', ownMinutes(cards(3), problems))).toBe(20);
    expect(minutesOf('Easy', 'beginner', new Map())).toBe(30);
    expect(minutesOf('', 'advanced', new Map())).toBe(25);
  });

  test('is ten minutes to review a problem and three for a question, up to the reviews per day', () => {
    const card = (id: string) => ({ id }) as Parameters<typeof reviewLoads>[0]['today'][number];
    const queue = {
      today: [card('problem:a'), card('question:py/1')],
      later: [{ day: '2026-12-02', cards: ['a', 'b', 'c'].map((slug) => card(`problem:${slug}`)) }],
    };
    expect(Object.fromEntries(reviewLoads(queue, TODAY, 2))).toEqual({
      [TODAY]: { count: 2, minutes: 13 },
      '2026-12-02': { count: 2, minutes: 20 },
    });
  });
});
