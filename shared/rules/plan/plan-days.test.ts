import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from '#shared/rules/progress/streaks.ts';
import { planDays, type PlanInput } from './plan-days.ts';
import type { PlanProblem } from './plan-order.ts';

const TODAY = '2026-11-30'; // a Monday
const TOPICS = ['Arrays', 'Graphs', 'Trees', 'Strings', 'Dynamic Programming'];
const LEVELS = ['Easy', 'Medium', 'Hard'];

const problem = (index: number, given: Partial<PlanProblem> = {}): PlanProblem => ({
  slug: `problem-${index}`,
  name: `Problem ${index}`,
  level: LEVELS[index % 3] ?? '',
  topic: TOPICS[index % 5] ?? '',
  reports: (index * 7) % 11,
  ...given,
});
const some = (count: number) => Array.from({ length: count }, (_, index) => problem(index));

const plan = (given: Partial<PlanInput['plan']> = {}): PlanInput['plan'] => ({
  interviewOn: addDays(TODAY, 21),
  company: 'Amazon',
  minutesPerWeek: 14 * 60,
  daysOff: [],
  level: 'intermediate',
  ...given,
});
const planned = (given: Partial<PlanInput> = {}) =>
  planDays({ plan: plan(), problems: some(60), done: new Map(), today: TODAY, ...given });
const slugsOf = ({ days }: ReturnType<typeof planDays>) => days.flatMap(({ items }) => items.map(({ slug }) => slug));

/** No day is over its time but for one problem; one with more reviews than time has no problem. */
function expectWithinTime({ days }: ReturnType<typeof planDays>, reviewsOf: (day: string) => number = () => 0) {
  for (const { day, budget, minutes, items } of days) {
    const longest = Math.max(0, ...items.map((item) => item.minutes));
    if (items.length > 0 && minutes > reviewsOf(day)) expect(minutes - longest, day).toBeLessThanOrEqual(budget);
    else expect(minutes, day).toBe(reviewsOf(day));
  }
}

test('60 problems over 21 days: each once, every day within its time but for one problem', () => {
  const result = planned();
  expect(result.days).toHaveLength(21);
  expect(result.days.map(({ day }) => day)).toEqual(result.days.map((_, index) => addDays(TODAY, index)));
  expect(slugsOf(result).toSorted()).toEqual(
    some(60)
      .map(({ slug }) => slug)
      .toSorted(),
  );
  expect(result.leftOut).toEqual([]);
  expectWithinTime(result);
  for (const { minutes, items, budget } of result.days) if (items.length > 0) expect(minutes - budget).toBeLessThan(55);
});

describe('1,000 problems after three missed days', () => {
  const problems = some(1000);
  const later = addDays(TODAY, 3);

  test('flow into what is left: nothing of the first days is lost, and the rest is left out', () => {
    const first = planned({ problems });
    const missed = planned({ problems, today: later });
    expect(missed.days).toHaveLength(18);
    expect(missed.days[0]?.day).toBe(later);
    expectWithinTime(missed);
    // What was to be done first still is.
    const early = first.days.slice(0, 3).flatMap(({ items }) => items.map(({ slug }) => slug));
    expect(slugsOf(missed)).toEqual(expect.arrayContaining(early));
    expect(slugsOf(missed).slice(0, early.length)).toEqual(early);
    expect(new Set([...slugsOf(missed), ...missed.leftOut.map(({ slug }) => slug)]).size).toBe(1000);
    // Three days of the time are gone.
    expect(slugsOf(missed).length).toBeLessThan(slugsOf(first).length);
  });

  test('take work that grows as their number does', () => {
    const readsOf = (count: number) => {
      let reads = 0;
      const counted = some(count).map(
        (one) => new Proxy(one, { get: (of, name) => (reads++, Reflect.get(of, name) as unknown) }),
      );
      planned({ problems: counted, today: later });
      return reads;
    };
    const [few, all] = [readsOf(250), readsOf(1000)];
    expect(all).toBeLessThan(few * 8);
    expect(all).toBeLessThan(1000 * 80);
  });
});

describe('a list of a day', () => {
  test('stays as it is while it is done, and what is done beside it is added', () => {
    const [first] = planned().days;
    const slugs = first?.items.map(({ slug }) => slug) ?? [];
    expect(slugs.length).toBeGreaterThan(1);
    const [one = ''] = slugs;
    const other = planned().days[4]?.items[0]?.slug ?? '';
    const during = planned({ done: new Map([one, other].map((slug) => [slug, TODAY])) });
    expect(during.days[0]?.items.map(({ slug, isDone }) => [slug, isDone])).toEqual([
      ...slugs.map((slug) => [slug, slug === one]),
      [other, true],
    ]);
    expect(slugsOf(during).filter((slug) => slug === other)).toHaveLength(1);
  });

  test('has no problem that was done on another day, or when nobody knows', () => {
    const [one = '', other = ''] = slugsOf(planned());
    const later = slugsOf(planned({ done: new Map(Object.entries({ [one]: addDays(TODAY, -1), [other]: '' })) }));
    expect(later).toHaveLength(58);
    expect(later).not.toContain(one);
    expect(later).not.toContain(other);
  });

  test('is the same for a learner in Kolkata whose day has begun when that of UTC has not', () => {
    const instant = Date.parse('2026-11-29T20:00:00Z');
    expect(dayIn('UTC', instant)).toBe('2026-11-29');
    const inKolkata = planned({ today: dayIn('Asia/Kolkata', instant) });
    expect(inKolkata.days[0]?.day).toBe('2026-11-30');
    expect(inKolkata).toEqual(planned());
  });

  test('has reviews first: what they take is not there for problems', () => {
    const reviews = new Map([
      [TODAY, { count: 9, minutes: 90 }],
      [addDays(TODAY, 1), { count: 20, minutes: 200 }],
    ]);
    const { days } = planned({ reviews });
    expect(days[0]).toMatchObject({ reviews: 9 });
    expect(days[0]?.items.length).toBeLessThan(planned().days[0]?.items.length ?? 0);
    expect(days[1]).toMatchObject({ reviews: 20, minutes: 200, items: [] });
    expect(days[2]?.items.length).toBeGreaterThan(0);
  });

  test('is empty on days off, whose time the others have', () => {
    const weekendOff = planned({ plan: plan({ daysOff: [0, 6], minutesPerWeek: 600 }) });
    for (const { day, isOff, items } of weekendOff.days) {
      const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
      expect([day, isOff, isWeekend && items.length > 0]).toEqual([day, isWeekend, false]);
    }
    expect(weekendOff.days[0]?.budget).toBe(120);
  });

  test('of ten minutes a day has a problem now and then, on a day that stays the same as days pass', () => {
    const little = plan({ minutesPerWeek: 70 });
    const problems = some(60).map((one) => ({ ...one, level: 'Medium' }));
    const withProblems = Array.from({ length: 14 }, (_, index) => {
      const today = addDays(TODAY, index);
      return planned({ plan: little, problems, today }).days[0]?.items.length ?? 0;
    });
    expect(withProblems.reduce((sum, count) => sum + count, 0)).toBe(4); // 140 minutes, 35 each
    expectWithinTime(planned({ plan: little, problems }));
  });
});

describe('what is planned', () => {
  test('ends with the interview, and nothing is planned on its day', () => {
    for (const interviewOn of [TODAY, addDays(TODAY, -1)])
      expect(planned({ plan: plan({ interviewOn }) })).toEqual({ state: 'over', days: [], leftOut: [] });
    expect(planned({ plan: plan({ interviewOn: addDays(TODAY, 1) }) }).days).toHaveLength(1);
  });

  test('is nothing without time, and everything is left out', () => {
    const without = planned({ plan: plan({ minutesPerWeek: 0 }) });
    expect([without.state, without.days.length, without.leftOut.length]).toEqual(['no-time', 0, 60]);
    expect(planned({ plan: plan({ daysOff: [0, 1, 2, 3, 4, 5, 6] }) }).state).toBe('no-time');
  });

  test('is nothing where everything is done', () => {
    const all = planned({ done: new Map(some(60).map(({ slug }) => [slug, ''])) });
    expect([all.state, slugsOf(all), all.leftOut]).toEqual(['on', [], []]);
  });

  test('is what the company asks, what the learner lacks and what suits their level', () => {
    const firstOf = (given: Partial<PlanInput>) => planned({ problems: [], ...given }).days[0]?.items[0];
    const asked = [problem(1, { reports: 0 }), problem(2, { reports: 40, level: 'Medium' })];
    expect(firstOf({ problems: asked })).toMatchObject({ slug: 'problem-2', why: 'Reported 40 times for Amazon' });
    const even = { reports: 0, level: 'Medium' };
    const topics = [1, 2, 3].map((index) => problem(index, { ...even, topic: index < 3 ? 'Arrays' : 'Graphs' }));
    const lacks = firstOf({ problems: topics, done: new Map([['problem-1', '']]) });
    expect(lacks).toMatchObject({ slug: 'problem-3', why: 'Graphs: 0 of 1 done' });
    expect(firstOf({ problems: topics, failed: new Set(['problem-2']) })?.why).toBe('Tried and not solved yet');
    const levels = LEVELS.map((level, index) => problem(index, { reports: 0, topic: '', level }));
    const byLevel = (['beginner', 'intermediate', 'advanced'] as const).map(
      (level) => firstOf({ problems: levels, plan: plan({ level }) })?.level,
    );
    expect(byLevel).toEqual(LEVELS);
  });

  test('takes turns between topics', () => {
    const problems = some(40).map((one) => ({ ...one, reports: 3, level: 'Medium' }));
    const topics = slugsOf(planned({ problems })).map((slug) => problems.find((one) => one.slug === slug)?.topic);
    expect(new Set(topics.slice(0, 5)).size).toBe(5);
  });

  test('says why the rest is left out', () => {
    const problems = [
      ...some(200).map((one) => ({ ...one, reports: 5, level: 'Easy' })),
      problem(300, { reports: 0, level: 'Hard' }),
      problem(301, { reports: 1, level: 'Hard' }),
    ];
    const { leftOut } = planned({ problems, plan: plan({ level: 'beginner' }) });
    const whyOf = (slug: string) => leftOut.find((one) => one.slug === slug)?.why;
    expect([whyOf('problem-300'), whyOf('problem-301')]).toEqual(['not-asked', 'level']);
    expect(leftOut.filter(({ why }) => why === 'late').length).toBeGreaterThan(50);
  });
});

test('for any plan, each problem is planned at most once, days keep to their time, and the same gives the same', () => {
  const input = fc.record({
    plan: fc.record({
      interviewOn: fc.integer({ min: -3, max: 60 }).map((days) => addDays(TODAY, days)),
      company: fc.constantFrom('', 'Amazon'),
      minutesPerWeek: fc.nat(3000),
      daysOff: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
      level: fc.constantFrom('beginner' as const, 'intermediate' as const, 'advanced' as const),
    }),
    problems: fc.nat(120).map(some),
    done: fc
      .array(fc.tuple(fc.nat(130), fc.constantFrom('', TODAY, addDays(TODAY, -2))))
      .map((pairs) => new Map(pairs.map(([index, day]): [string, string] => [`problem-${index}`, day]))),
    failed: fc.array(fc.nat(130)).map((all) => new Set(all.map((index) => `problem-${index}`))),
    reviews: fc
      .array(fc.tuple(fc.nat(60), fc.nat(200)))
      .map((all) => new Map(all.map(([day, minutes]) => [addDays(TODAY, day), { count: 1, minutes }] as const))),
    today: fc.constant(TODAY),
  });
  fc.assert(
    fc.property(input, (given) => {
      const result = planDays(given);
      const slugs = slugsOf(result);
      expect(new Set(slugs).size).toBe(slugs.length);
      expectWithinTime(result, (day) => given.reviews.get(day)?.minutes ?? 0);
      expect(planDays({ ...given, problems: given.problems.toReversed() })).toEqual(result);
      const all = [...slugs, ...result.leftOut.map(({ slug }) => slug)];
      const before = given.problems.filter(({ slug }) => (given.done.get(slug) ?? TODAY) !== TODAY);
      if (result.state === 'on') expect(all.length + before.length).toBe(given.problems.length);
    }),
    { numRuns: 500 },
  );
});
