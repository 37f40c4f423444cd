import { describe, expect, test } from 'vitest';
import { answered, type Question, type Reflection } from './reflection.ts';
import { CONTEST_MINUTES } from './contest-status.ts';
import { endOf, isRunning, MAX_TRIES, parseSitting, type Sitting, type Try } from './sitting.ts';
import { mergeSittings, saysMore } from './sitting-merge.ts';
import { scoreOf } from './sitting-score.ts';

const START = '2026-03-10T10:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000).toISOString();

const sitting = (fields: Partial<Sitting> = {}): Sitting => ({
  key: 'k',
  kind: 'contest',
  contest: 1,
  title: 'Weekly 1',
  problems: ['a', 'b', 'c'].map((slug) => ({ slug, name: slug.toUpperCase(), letter: slug.toUpperCase() })),
  startedAt: START,
  minutes: 120,
  endedAt: null,
  tries: [],
  reflection: null,
  ...fields,
});

let serial = 0;
const tried = (minute: number, verdict: Try['verdict'] = 'Accepted', slug = 'a'): Try => ({
  key: `try ${String(++serial).padStart(4, '0')}`,
  slug,
  verdict,
  at: at(minute),
});

describe('the clock of a sitting', () => {
  test('ends automatically after its minutes', () => {
    expect(endOf(sitting())).toBe(Date.parse(at(120)));
    expect([0, 119.99, 120].map((minute) => isRunning(sitting(), Date.parse(at(minute))))).toEqual([true, true, false]);
  });

  test('stops when the sitting is ended early, and never later than its time', () => {
    expect(endOf(sitting({ endedAt: at(10) }))).toBe(Date.parse(at(10)));
    expect(endOf(sitting({ endedAt: at(500) }))).toBe(Date.parse(at(120)));
  });

  test('runs as long as a contest is live', () => {
    expect(CONTEST_MINUTES).toBe(120);
  });
});

describe('the score', () => {
  const scored = (tries: Try[], fields: Partial<Sitting> = {}) => scoreOf(sitting({ tries, ...fields }));

  test('has the solved problems, and the minutes to the first Accepted plus five for each wrong try before it', () => {
    const score = scored([
      tried(3, 'Wrong Answer'),
      tried(9, 'Time Limit Exceeded'),
      tried(12.9),
      tried(40, 'Wrong Answer'),
      tried(50),
      tried(30, 'Accepted', 'b'),
      tried(31, 'Runtime Error', 'c'),
    ]);
    expect(score).toMatchObject({ solved: 2, minutes: 12 + 10 + 30 });
    expect(score.problems.map(({ slug, solvedAfter, wrongTries }) => [slug, solvedAfter, wrongTries])).toEqual([
      ['a', 12, 2],
      ['b', 30, 0],
      ['c', null, 1],
    ]);
  });

  test('does not count a compilation error as a try', () => {
    expect(scored([tried(1, 'Compilation Error'), tried(2)])).toMatchObject({ solved: 1, minutes: 2 });
  });

  test('ignores tries after the end, before the start, or on another problem', () => {
    expect(scored([tried(20)], { endedAt: at(10) }).solved).toBe(0);
    expect(scored([tried(121), tried(-1), tried(5, 'Accepted', 'z')]).solved).toBe(0);
    expect(scored([tried(10)], { endedAt: at(10) }).solved).toBe(1);
  });

  test('of a problem solved at once is 0 minutes', () => {
    expect(scored([tried(0)])).toMatchObject({ solved: 1, minutes: 0 });
    expect(scored([])).toMatchObject({ solved: 0, minutes: 0 });
  });
});

describe('two copies of a sitting', () => {
  const [one, two, three] = [tried(1, 'Wrong Answer'), tried(2), tried(3)];

  test('are merged to the tries of both, without duplicates, in either order', () => {
    const [here, there] = [sitting({ tries: [one, three] }), sitting({ tries: [two, one] })];
    expect(mergeSittings(here, there)).toEqual(mergeSittings(there, here));
    expect(mergeSittings(here, there).tries).toEqual([one, two, three]);
    expect(mergeSittings(here, here)).toEqual(here);
  });

  test('are merged to the earlier end', () => {
    expect(mergeSittings(sitting({ endedAt: at(9) }), sitting()).endedAt).toBe(at(9));
    expect(mergeSittings(sitting({ endedAt: at(9) }), sitting({ endedAt: at(7) })).endedAt).toBe(at(7));
  });

  test('are merged to the first tries if there are too many', () => {
    const many = Array.from({ length: MAX_TRIES }, (_, minute) => tried(minute / 10, 'Wrong Answer'));
    const merged = mergeSittings(sitting({ tries: [tried(100)] }), sitting({ tries: many }));
    expect(merged.tries).toEqual(many);
  });

  test('are compared for differences', () => {
    const all = sitting({ tries: [one, two], endedAt: at(9) });
    expect(saysMore(all, { ...all, tries: [two, one] })).toBe(false);
    expect(saysMore(all, { ...all, tries: [one] })).toBe(true);
    expect(saysMore(all, { ...all, endedAt: null })).toBe(true);
    const noted = { ...all, reflection: typed(null, 'tab', 1, 'x') };
    expect(saysMore(noted, all)).toBe(true);
    expect(saysMore(noted, { ...noted })).toBe(false);
  });
});

const typed = (shown: Reflection | null, writer: string, version: number, text: string, question: Question = 'well') =>
  answered(shown, { question, text, writer, version, now: at(version) });

describe('reflections', () => {
  const merged = (one: Reflection | null, other: Reflection | null) =>
    mergeSittings(sitting({ reflection: one }), sitting({ reflection: other })).reflection;

  test('that are based on another replace it, in either order', () => {
    const first = typed(null, 'tab', 1, 'a thought');
    const second = typed(first, 'tab', 2, 'another');
    const third = typed(second, 'phone', 1, '');
    for (const [one, other] of [
      [first, third],
      [third, first],
      [null, third],
    ] as const)
      expect(merged(one, other)?.answers.well).toBe('');
    expect(merged(second, first)).toEqual(second);
  });

  test('that are not based on each other are joined, the newer first', () => {
    const base = typed(null, 'tab', 1, 'base', 'next');
    const [desk, phone] = [typed(base, 'tab', 2, 'desk'), typed(base, 'phone', 3, 'phone')];
    const both = merged(desk, phone);
    expect(both).toEqual(merged(phone, desk));
    expect(both?.answers).toEqual({ well: 'phone\n\ndesk', stuck: '', next: 'base' });
    expect(merged(both, desk)).toEqual(both);
  });

  test('that the other one contains are not repeated', () => {
    const [desk, phone] = [typed(null, 'tab', 1, 'graphs'), typed(null, 'phone', 2, 'graphs and trees')];
    expect(merged(desk, phone)?.answers.well).toBe('graphs and trees');
  });

  test('from a tab that edits the joined texts replace them', () => {
    const both = merged(typed(null, 'tab', 1, 'desk'), typed(null, 'phone', 2, 'phone'));
    const next = typed(both, 'tab', 3, 'mine');
    expect(merged(both, next)?.answers.well).toBe('mine');
  });
});

test('only a sitting is parsed as one', () => {
  expect(['', '{', '[]', 'null', '{"submittedAt":1}'].map(parseSitting)).toEqual([null, null, null, null, null]);
  expect(parseSitting(JSON.stringify(sitting()))).toEqual(sitting());
});
