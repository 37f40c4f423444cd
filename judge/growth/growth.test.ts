import { describe, expect, it } from 'vitest';
import { growingSizes, type Measure } from './growth-plan.ts';
import { measureGrowth, OWN } from './growth.ts';
import { seededRandom } from '../values/random.ts';

type Time = (size: number) => number;

/** Synthetic programs: nanoseconds of one run by size, with noise of the given deviation and some very slow batches. */
function measured(times: Record<string, Time>, { noise = 0.03, outliers = 0.05, seed = 1, clockStep = 1000 } = {}) {
  const random = seededRandom(seed);
  const chance = () => random.int(1, 1_000_000) / 1_000_001;
  const gauss = () => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
  const measure: Measure = (program, { size, repeat, batches, limit }) => {
    const taken: number[] = [];
    let left = limit;
    for (let batch = 0; batch < batches; batch++) {
      const slow = chance() < outliers ? 4 : 1;
      const exact = (times[program]?.(size) ?? 0) * repeat * Math.exp(noise * gauss()) * slow;
      left -= exact;
      if (left < 0) break;
      taken.push(Math.round(exact / clockStep) * clockStep);
    }
    return Promise.resolve(taken);
  };
  return measure;
}

const linear: Time = (n) => 300 + 20 * n;
const quadratic: Time = (n) => 300 + 4 * n * n;
const sorting: Time = (n) => 300 + 6 * n * Math.log(n);
const SEARCHES = { 'Brute force': quadratic, Sorting: sorting, 'Hash map': linear };
const REFERENCES = [
  { name: 'Brute force', growth: 'n^2' },
  { name: 'Sorting', growth: 'n log n' },
  { name: 'Hash map', growth: 'n' },
] as const;
const plan = { smallest: 2, largest: 100_000, clockStep: 1000 };
const unit = 'numbers';

const report = (own: Time, noise: Parameters<typeof measured>[1] = {}) =>
  measureGrowth({ references: REFERENCES, plan, unit }, measured({ [OWN]: own, ...SEARCHES }, noise));

describe('a curve', () => {
  it('is like the brute force, and the sentence gives the time at the largest size', async () => {
    const { placement, sentence, explanation } = await report((n) => 500 + 4 * n * n);
    expect(placement).toEqual({ kind: 'like', references: ['Brute force'], isBest: false });
    expect(sentence).toMatch(
      /^Your program scales like the brute force: at 100,000 numbers it would take (3\d|4\d) s, the best approach [12](\.\d)? ms\.$/,
    );
    expect(explanation[0]).toContain('too slow for the largest');
  });

  it.each([
    ['a linear program', linear],
    ['an n log n program, which times cannot tell from a linear one', sorting],
    ['a linear program with a large constant', (n: number) => 400_000 + 90 * n],
  ])('is like the best approach for %s', async (_, own) => {
    const { placement, explanation } = await report(own);
    expect(placement).toMatchObject({ kind: 'like', isBest: true });
    expect(explanation.join(' ')).toContain('Sorting and Hash map cannot be told apart');
  });

  it('is quadratic where a quadratic term that is small at first takes over', async () => {
    const { placement } = await report((n) => 60 * n + 0.02 * n * n);
    expect(placement).toMatchObject({ kind: 'like', references: ['Brute force'] });
  });

  it.each([
    ['between', (n: number) => 300 + 20 * n ** 1.5],
    ['better', (n: number) => 20 + 10 * Math.log(n)],
    ['worse', (n: number) => 300 + n ** 3],
  ])('is %s where no reference has the same growth', async (kind, own) => {
    expect((await report(own)).placement.kind).toBe(kind);
  });

  it('ignores the jump at the size of a cache, as the references have it too', async () => {
    const knee = (n: number) => 1 + 2 / (1 + (20_000 / n) ** 3);
    const times = {
      [OWN]: (n: number) => 40 * n * knee(n),
      'Brute force': quadratic,
      Sorting: (n: number) => sorting(n) * knee(n),
      'Hash map': (n: number) => linear(n) * knee(n),
    };
    const { placement } = await measureGrowth({ references: REFERENCES, plan, unit }, measured(times));
    expect(placement).toMatchObject({ kind: 'like', isBest: true });
  });

  it('is ranked correctly with noisy times: seldom unclear, and never the best or better', async () => {
    const places: string[] = [];
    for (let seed = 1; seed <= 100; seed++) {
      const { placement } = await report((n) => 500 + 6 * n * n, { noise: 0.3, outliers: 0.1, seed });
      places.push(placement.kind === 'like' && placement.isBest ? 'wrong' : placement.kind);
    }
    expect(places).not.toContain('wrong');
    expect(places).not.toContain('better');
    expect(places.filter((kind) => kind === 'like').length).toBeGreaterThanOrEqual(85);
    expect(places.filter((kind) => kind === 'unclear').length).toBeLessThanOrEqual(10);
  });

  it('is unclear where the times are mostly noise', async () => {
    const { placement, sentence, explanation } = await report(linear, { noise: 3, outliers: 0 });
    expect(placement.kind).toBe('unclear');
    expect(sentence).toContain('unclear');
    expect(explanation.join(' ')).toContain('Measure once more');
  });

  it('is unclear without points', async () => {
    const measure = measured(SEARCHES);
    const none: Measure = (program, batches) => (program === OWN ? Promise.resolve([]) : measure(program, batches));
    const { placement, sentence, curves } = await measureGrowth({ references: REFERENCES, plan, unit }, none);
    expect(placement).toEqual({ kind: 'unclear' });
    expect(sentence).toMatch(/^How your program scales is unclear/);
    expect(curves[0]).toMatchObject({ points: [], atLargest: null });
  });
});

describe('exponential growth', () => {
  const references = [
    { name: 'Recursion', growth: '2^n' },
    { name: 'Table', growth: 'n^2' },
  ] as const;
  const times = { Recursion: (n: number) => 80 + 20 * 1.618 ** n, Table: (n: number) => 200 + 15 * n * n };
  const place = async (own: Time, seed = 1) =>
    measureGrowth(
      { references, plan: { smallest: 2, largest: 45, clockStep: 1000 } },
      measured({ [OWN]: own, ...times }, { seed }),
    );

  it.each([
    ['like', (n: number) => 500 + 60 * 1.618 ** n],
    ['between', (n: number) => 500 + 60 * 1.618 ** (n / 2)],
    ['worse', (n: number) => 100 + 5 * 3 ** n],
  ])('is ranked by its rate: %s', async (kind, own) => {
    const { placement } = await place(own);
    expect(placement.kind).toBe(kind);
    expect(placement).not.toHaveProperty('isBest', true);
  });

  it('is never confused with polynomial growth', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      expect((await place((n) => 300 + 40 * n * n, seed)).placement).toMatchObject({ kind: 'like', isBest: true });
      expect((await place((n) => 300 + 30 * 1.618 ** n, seed)).placement).toMatchObject({ references: ['Recursion'] });
    }
  });

  it('gives times of over a year', async () => {
    const { sentence } = await measureGrowth(
      { references, plan: { smallest: 2, largest: 90, clockStep: 1000 } },
      measured({ [OWN]: times.Recursion, ...times }),
    );
    expect(sentence).toMatch(
      /^Your program scales like Recursion: at n = 90 it would take over a year, the best approach \d+ µs\.$/,
    );
  });
});

describe('a coarse clock', () => {
  it('gives upper bounds at small times, and the other sizes decide', async () => {
    const weigh = (size: number) => 7 * size;
    const references = [
      { name: 'Linear search', growth: 'n' },
      { name: 'Binary search', growth: 'log n' },
    ] as const;
    const times = { 'Linear search': (n: number) => 10 + n, 'Binary search': (n: number) => 30 + 90 * Math.log(n) };
    const { placement, curves, table } = await measureGrowth(
      { references, plan: { smallest: 10, largest: 100_000, weigh }, unit },
      measured({ [OWN]: (n) => 50 + 70 * Math.log(n), ...times }, { clockStep: 100_000 }),
    );
    expect(placement).toEqual({ kind: 'like', references: ['Binary search'], isBest: true });
    expect(curves[0]?.points.at(-1)?.isBound).toBe(true);
    expect(table.rows.at(-1)?.[1]).toMatch(/^at most /);
  });
});

describe('the plan', () => {
  it('keeps each program within its budget, whether it is cut off or not', async () => {
    const spent = new Map<string, number>();
    const measure = measured(SEARCHES);
    await measureGrowth({ references: REFERENCES, plan, unit }, async (program, batches) => {
      const times = await measure(program, batches);
      spent.set(
        program,
        times.reduce((sum, time) => sum + time, spent.get(program) ?? 0),
      );
      return times;
    });
    for (const taken of spent.values()) expect(taken).toBeLessThanOrEqual(3e9);
    expect(spent.get('Brute force')).toBeGreaterThan(0.3e9);
  });

  it('measures programs in turn, in batches of 20 ms with the clock of a browser', async () => {
    const measurements: string[] = [];
    const measure = measured({ [OWN]: linear, ...SEARCHES }, { noise: 0, outliers: 0, clockStep: 1 });
    await measureGrowth(
      { references: REFERENCES, plan: { smallest: 2, largest: 100_000 } },
      async (program, batches) => {
        const times = await measure(program, batches);
        if (program === OWN && batches.size > 2000) expect(times.at(-1)).toBeGreaterThan(0.7 * 20e6);
        measurements.push(`${batches.size} ${program}`);
        return times;
      },
    );
    const [size] = measurements.at(-1)?.split(' ') ?? [];
    expect(size).toBe('100000');
    const sizes = measurements.map((measurement) => Number(measurement.split(' ')[0]));
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  });

  it('grows by a nearly constant factor to the largest size', () => {
    expect(growingSizes(2, 100_000).at(-1)).toBe(100_000);
    expect(growingSizes(4, 28)).toEqual([4, 5, 6, 8, 9, 12, 15, 18, 23, 28]);
    expect(growingSizes(5, 5)).toEqual([5]);
  });
});
