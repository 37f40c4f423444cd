import { describe, expect, test } from 'vitest';
import { changedMark, mark, type Mark, MAX_DAYS, withTimes } from './mark.ts';
import { storedMark } from './stored.ts';

const DAY = '2026-03-10';
const NEXT_DAY = '2026-03-11';

const none = { isSet: true, name: 'Two Sum', companyIds: [1], now: 100, by: 'm', day: null };
const change = (seen: Mark | null, changes: Partial<Parameters<typeof changedMark>[1]>) =>
  changedMark(seen, { ...none, ...changes });
/** A mark of a device that has seen no other. */
const made = (changes: Partial<Parameters<typeof changedMark>[1]> = {}) => change(null, changes);
const ticked = (now: number, day = DAY) => made({ now, day, by: `tick ${now}` });
const unticked = (now: number, day = DAY) => made({ isSet: false, now, day, by: `untick ${now}` });

const atSignIn = (visitors: Mark, own: Mark | null) => mark.atSignIn?.(visitors, own) ?? null;
const tickedDays = ({ days }: Mark) =>
  Object.keys(days)
    .filter((day) => days[day]?.isTicked)
    .toSorted();

/** As many days as asked for, from 2026-01-01 on. */
const daysOf = (count: number, at = 1): Mark['days'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      { at, isTicked: true },
    ]),
  );

describe('a change', () => {
  test('of a new mark is dated now', () => {
    expect(made({ now: 5, by: 'a', day: DAY })).toEqual({
      at: 5,
      madeAt: 5,
      by: 'a',
      isSet: true,
      name: 'Two Sum',
      companyIds: [1],
      days: { [DAY]: { at: 5, madeAt: 5, isTicked: true } },
    });
  });

  test('is later than what was seen, even if its clock is behind', () => {
    const seen = ticked(5000);
    const next = change(seen, { isSet: false, now: 1000, by: 'a', day: DAY });
    expect(next).toMatchObject({ at: 5001, isSet: false, days: { [DAY]: { at: 5001, isTicked: false } } });
    expect(mark.merge(seen, next)).toEqual(next);
    expect(change(seen, { now: 9000 }).at).toBe(9000);
  });

  test('that is no tick leaves the days as they are', () => {
    expect(change(ticked(5), { now: 9, day: null }).days).toEqual(ticked(5).days);
  });

  test('keeps the latest days', () => {
    const seen = { ...made(), days: daysOf(MAX_DAYS) };
    const next = change(seen, { now: 900, day: '2026-12-01' });
    expect(Object.keys(next.days)).toHaveLength(MAX_DAYS);
    expect(next.days).toHaveProperty('2026-12-01');
    expect(next.days).not.toHaveProperty('2026-01-01');
  });
});

describe('two copies', () => {
  test('become the later one', () => {
    expect(mark.merge(ticked(100), unticked(101)).isSet).toBe(false);
    expect(mark.merge(ticked(101), unticked(100)).isSet).toBe(true);
  });

  test('of the same millisecond become the one with the greater key, in either order', () => {
    const [a, b] = [made({ by: 'a' }), made({ isSet: false, by: 'b' })];
    expect(mark.merge(a, b)).toEqual(b);
    expect(mark.merge(b, a)).toEqual(b);
  });

  test('become the one with a known time', () => {
    const known = made({ isSet: false, now: 1, by: 'a' });
    expect(mark.merge(known, { ...made({ by: 'z' }), at: 0 })).toEqual(known);
  });

  test('keep the days of both, whichever is later', () => {
    const merged = mark.merge(unticked(100, NEXT_DAY), ticked(50));
    expect(merged.isSet).toBe(false);
    expect(tickedDays(merged)).toEqual([DAY]);
  });

  test('keep the later of a day in whatever order they arrive: an untick removes only its own day', () => {
    const copies = [ticked(50), unticked(60), ticked(150, NEXT_DAY), unticked(250, '2026-03-12')];
    for (const ordered of [copies, copies.toReversed()]) {
      const merged = ordered.reduce((one, other) => mark.merge(one, other));
      expect(merged.isSet).toBe(false);
      expect(tickedDays(merged)).toEqual([NEXT_DAY]);
    }
  });

  test('that differ about a day in the same millisecond keep its tick', () => {
    for (const [one, other] of [
      [ticked(50), unticked(50)],
      [unticked(50), ticked(50)],
    ] as const)
      expect(tickedDays(mark.merge(one, other))).toEqual([DAY]);
  });

  test('keep the latest days', () => {
    const [early, late] = [made(), { ...made(), days: daysOf(MAX_DAYS + 20) }];
    const merged = mark.merge({ ...early, days: daysOf(30) }, late);
    expect(Object.keys(merged.days).toSorted()).toEqual(Object.keys(late.days).slice(20));
  });
});

describe('at a sign-in', () => {
  test("a visitor's mark is added as it is where the account has none", () => {
    const visitors = ticked(100);
    expect(atSignIn(visitors, null)).toEqual(visitors);
  });

  test('the ticks of both sides stay, whichever is later', () => {
    for (const [one, other] of [
      [ticked(100), unticked(900, NEXT_DAY)],
      [unticked(100, NEXT_DAY), ticked(900)],
      [ticked(900), unticked(100, NEXT_DAY)],
      [unticked(900, NEXT_DAY), ticked(100)],
    ] as const) {
      const added = atSignIn(one, other);
      expect(added?.isSet).toBe(true);
      expect(mark.merge(added ?? other, other).isSet).toBe(true);
    }
  });

  test("a visitor's tick stays although the account has unticked it since, even if its time is unknown", () => {
    const own = unticked(900);
    for (const visitors of [ticked(100), { ...made(), at: 0, days: {} }]) {
      const added = atSignIn(visitors, own) ?? own;
      expect(mark.merge(added, own)).toEqual(added);
      expect(added).toMatchObject({ isSet: true, by: visitors.by });
      expect(added.at).toBeGreaterThan(own.at);
    }
  });

  test('what is set on both sides stays as the account has it', () => {
    const own = ticked(100);
    expect(atSignIn({ ...ticked(900), name: 'Other' }, own)).toEqual(own);
  });

  test('what was only removed adds nothing', () => {
    expect(atSignIn(unticked(900), null)).toBeNull();
    expect(atSignIn(unticked(900), ticked(100))).toEqual(ticked(100));
    expect(atSignIn(unticked(900), unticked(100))).toEqual(unticked(100));
  });

  test('the days of ticks are added, also of what is not ticked any more', () => {
    const own = made({ now: 5 });
    const visitors = change(ticked(100), { isSet: false, now: 900, day: NEXT_DAY });
    expect(tickedDays(atSignIn(visitors, own) ?? own)).toEqual([DAY]);
    expect(atSignIn(visitors, null)).toEqual(visitors);
  });

  test("a day on which the visitor ticked counts although the account's tick of it was undone later", () => {
    const own = unticked(900);
    const added = atSignIn(ticked(100), own) ?? own;
    expect(tickedDays(added)).toEqual([DAY]);
    expect(tickedDays(mark.merge(own, added))).toEqual([DAY]);
    expect(tickedDays(atSignIn(unticked(900), ticked(100)) ?? own)).toEqual([DAY]);
  });

  test('nothing changes the second time', () => {
    for (const own of [unticked(900), ticked(100), ticked(100, NEXT_DAY)]) {
      const once = atSignIn(ticked(500), own) ?? own;
      expect(atSignIn(ticked(500), once)).toEqual(once);
    }
  });

  test('the latest days are kept', () => {
    const own = { ...made(), days: daysOf(MAX_DAYS) };
    const added = atSignIn(ticked(500, '2026-12-01'), own) ?? own;
    expect(Object.keys(added.days)).toHaveLength(MAX_DAYS);
    expect(added.days).toHaveProperty('2026-12-01');
  });
});

describe('what a device with a wrong clock has sent', () => {
  const NOW = 5000;
  const dated = (sent: Mark, shift: number) =>
    withTimes(sent, { now: NOW, correct: (at) => Math.min(at + shift, NOW), dayOf: (at) => `day of ${at}` });

  test('is dated by the clock of the account, with the day of that time', () => {
    const known = dated(ticked(100), 0);
    const sent = change(change(known, { now: 200, day: NEXT_DAY }), { now: 300, isSet: false, day: '2026-03-12' });
    const { madeAt: _madeAt, ...unsent } = sent;
    expect(dated(sent, 1000)).toEqual({
      ...unsent,
      at: 1300,
      days: {
        [DAY]: { at: 100, isTicked: true },
        'day of 1200': { at: 1200, isTicked: true },
        'day of 1300': { at: 1300, isTicked: false },
      },
    });
    expect(Object.keys(dated(sent, 0).days).toSorted()).toEqual([DAY, NEXT_DAY, '2026-03-12']);
  });

  test('is never later than now', () => {
    const sent = change(null, { now: 9000, day: DAY });
    expect(dated(sent, 0)).toMatchObject({ at: NOW, days: { [`day of ${NOW}`]: { at: NOW } } });
  });

  test('is dated by when it was made if the clock is behind what was seen, and the account does not store that', () => {
    const seen = { ...ticked(3000), by: 'another device' };
    const sent = change(seen, { now: 200, isSet: false, day: NEXT_DAY });
    expect(sent).toMatchObject({ at: 3001, madeAt: 200 });
    const stored = dated(sent, 4000);
    expect(stored).toMatchObject({ at: 4200, isSet: false });
    expect(stored).not.toHaveProperty('madeAt');
    expect(dated(sent, 1000).at).toBe(3001);
  });
});

describe('the undo of an import', () => {
  const undone = (written: Mark, before: Mark | null) =>
    storedMark.undone({ written, before, undoingKey: (key: string) => key });

  test('removes a mark that was not there, with its days, on every device', () => {
    const written = ticked(100);
    for (const copy of [undone(written, null), mark.merge(written, undone(written, null))]) {
      expect(copy.isSet).toBe(false);
      expect(tickedDays(copy)).toEqual([]);
    }
  });

  test('restores the mark and the days that were there, on every device', () => {
    const before = unticked(900);
    const written = atSignIn(ticked(100), before) ?? before;
    expect(tickedDays(written)).toEqual([DAY]);
    for (const copy of [undone(written, before), mark.merge(written, undone(written, before))]) {
      expect(copy.isSet).toBe(false);
      expect(tickedDays(copy)).toEqual([]);
    }
  });

  test('is a mark that an account accepts, however many days there were', () => {
    const before = { ...made(), days: daysOf(MAX_DAYS) };
    const written = atSignIn(ticked(500, '2026-12-01'), before) ?? before;
    const copy = undone(written, before);
    expect(storedMark.schema.safeParse(copy).error).toBeUndefined();
    expect(copy.days['2026-12-01']?.isTicked).not.toBe(true);
  });
});
