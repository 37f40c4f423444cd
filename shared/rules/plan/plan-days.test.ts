import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from '#shared/rules/progress/streaks.ts';
import { planDays, type PlanInput } from './plan-days.ts';
import type { PlanProblem } from './plan-order.ts';

const TODAY = '2026-11-30'; // a Monday
const TOPICS = ['Arrays', 'Graphs', 'Trees', 'Strings', 'Dynamic Programming'];
const LEVELS = ['Easy', 'Medium', 'Hard'];

const problem = (index: number, fields: Partial<PlanProblem> = {}): PlanProblem => ({
  slug: `problem-${index}`,
  name: `Problem ${index}`,
  level: LEVELS[index % 3] ?? '',
  topic: TOPICS[index % 5] ?? '',
  reports: (index * 7) % 11,
  ...fields,
});
const some = (count: number) => Array.from({ length: count }, (_, index) => problem(index));

const plan = (fields: Partial<PlanInput['plan']> = {}): PlanInput['plan'] => ({
  interviewOn: addDays(TODAY, 21),
  company: 'Amazon',
  minutesPerWeek: 14 * 60,
  daysOff: [],
  level: 'intermediate',
  ...fields,
});
const planned = (input: Partial<PlanInput> = {}) =>
  planDays({ plan: plan(), problems: some(60), done: new Map(), today: TODAY, ...input });
const slugsOf = ({ days }: ReturnType<typeof planDays>) => days.flatMap(({ items }) => items.map(({ slug }) => slug));

/** No day exceeds its time by more than one problem, and a day with more reviews than time has no problem. */
function expectWithinTime({ days }: ReturnType<typeof planDays>, reviewsOf: (day: string) => number = () => 0) {
  for (const { day, budget, minutes, items } of days) {
    const longest = Math.max(0, ...items.map((item) => item.minutes));
    if (items.length > 0 && minutes > reviewsOf(day)) expect(minutes - longest, day).toBeLessThanOrEqual(budget);
    else expect(minutes, day).toBe(reviewsOf(day));
  }
}

test('plans 60 problems over 21 days: each once, with no day over its time by more than one problem', () => {
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

  test('move to the remaining days: the first ones stay first, and the rest is left out', () => {
    const first = planned({ problems });
    const missed = planned({ problems, today: later });
    expect(missed.days).toHaveLength(18);
    expect(missed.days[0]?.day).toBe(later);
    expectWithinTime(missed);
    // The problems of the first days still come first.
    const early = first.days.slice(0, 3).flatMap(({ items }) => items.map(({ slug }) => slug));
    expect(slugsOf(missed)).toEqual(expect.arrayContaining(early));
    expect(slugsOf(missed).slice(0, early.length)).toEqual(early);
    expect(new Set([...slugsOf(missed), ...missed.leftOut.map(({ slug }) => slug)]).size).toBe(1000);
    // There is less time by three days.
    expect(slugsOf(missed).length).toBeLessThan(slugsOf(first).length);
  });

  test('take time that grows linearly with their number', () => {
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

describe('the list of a day', () => {
  test('does not change while it is worked through, and other problems done that day are added', () => {
    const [first] = planned().days;
    const slugs = first?.items.map(({ slug }) => slug) ?? [];
    expect(slugs.length).toBeGreaterThan(1);
    const [one = ''] = slugs;
    const unplanned = planned().days[4]?.items[0]?.slug ?? '';
    const during = planned({ done: new Map([one, unplanned].map((slug) => [slug, TODAY])) });
    expect(during.days[0]?.items.map(({ slug, isDone }) => [slug, isDone])).toEqual([
      ...slugs.map((slug) => [slug, slug === one]),
      [unplanned, true],
    ]);
    expect(slugsOf(during).filter((slug) => slug === unplanned)).toHaveLength(1);
  });

  test('has no problem that was done on another or an unknown day', () => {
    const [one = '', other = ''] = slugsOf(planned());
    const later = slugsOf(planned({ done: new Map(Object.entries({ [one]: addDays(TODAY, -1), [other]: '' })) }));
    expect(later).toHaveLength(58);
    expect(later).not.toContain(one);
    expect(later).not.toContain(other);
  });

  test('is for the day in Kolkata if that has begun before the same day in UTC', () => {
    const instant = Date.parse('2026-11-29T20:00:00Z');
    expect(dayIn('UTC', instant)).toBe('2026-11-29');
    const inKolkata = planned({ today: dayIn('Asia/Kolkata', instant) });
    expect(inKolkata.days[0]?.day).toBe('2026-11-30');
    expect(inKolkata).toEqual(planned());
  });

  test('has reviews first, and only the remaining time is for problems', () => {
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

  test('is empty on days off, whose time goes to the other days', () => {
    const weekendOff = planned({ plan: plan({ daysOff: [0, 6], minutesPerWeek: 600 }) });
    for (const { day, isOff, items } of weekendOff.days) {
      const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
      expect([day, isOff, isWeekend && items.length > 0]).toEqual([day, isWeekend, false]);
    }
    expect(weekendOff.days[0]?.budget).toBe(120);
  });

  test('with ten minutes a day has a problem only on some days, which do not change as days pass', () => {
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

describe('a plan', () => {
  test('ends before the day of the interview', () => {
    for (const interviewOn of [TODAY, addDays(TODAY, -1)])
      expect(planned({ plan: plan({ interviewOn }) })).toEqual({ state: 'over', days: [], leftOut: [] });
    expect(planned({ plan: plan({ interviewOn: addDays(TODAY, 1) }) }).days).toHaveLength(1);
  });

  test('is empty without time, and everything is left out', () => {
    const without = planned({ plan: plan({ minutesPerWeek: 0 }) });
    expect([without.state, without.days.length, without.leftOut.length]).toEqual(['no-time', 0, 60]);
    expect(planned({ plan: plan({ daysOff: [0, 1, 2, 3, 4, 5, 6] }) }).state).toBe('no-time');
  });

  test('is empty if everything is done', () => {
    const all = planned({ done: new Map(some(60).map(({ slug }) => [slug, ''])) });
    expect([all.state, slugsOf(all), all.leftOut]).toEqual(['on', [], []]);
  });

  test('prefers what the company asks, weak topics and the learner’s level', () => {
    const firstOf = (input: Partial<PlanInput>) => planned({ problems: [], ...input }).days[0]?.items[0];
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

  test('alternates between topics', () => {
    const problems = some(40).map((one) => ({ ...one, reports: 3, level: 'Medium' }));
    const topics = slugsOf(planned({ problems })).map((slug) => problems.find((one) => one.slug === slug)?.topic);
    expect(new Set(topics.slice(0, 5)).size).toBe(5);
  });

  test('gives the reason why a problem is left out', () => {
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

test('any plan has each problem at most once, keeps to the time of each day, and is deterministic', () => {
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
