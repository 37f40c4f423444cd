import { expect, test } from 'vitest';
import { type Contest, contestsAnswer } from './contest-answers.ts';

const NOW = Date.parse('2026-07-01T13:00:00Z');
const HOUR = 60 * 60 * 1000;

const contest = (id: number, header: string, hours: number): Contest => ({
  id,
  header,
  startsAt: new Date(NOW + hours * HOUR),
  timeZone: 'Asia/Kolkata',
});

const SOON = contest(3, 'Weekly 3', 5);
const LATER = contest(4, 'Biweekly 4', 50);
const LIVE = contest(2, 'Weekly 2', -1);
const OVER = contest(1, 'Weekly 1', -30);

const intent = { kind: 'contests', over: false, series: '' } as const;
const answer = (contests: Contest[], intentFields: object = {}, timeZone?: string) =>
  contestsAnswer(contests, { ...intent, ...intentFields }, { now: NOW, timeZone });

test('names the next contest first, then those after it, with the zone of their time', () => {
  const text = answer([SOON, LATER, OVER]);
  expect(text).toContain(
    'The next contest is **[Weekly 3](/contestdetail/3)**: Wednesday, 1 July 2026 at 23:30 (Asia/Kolkata).',
  );
  expect(text).toContain('After it:\n\n- [Biweekly 4](/contestdetail/4)');
  expect(text).not.toContain('Weekly 1');
});

test("gives the time in the asker's time zone, when it is known", () => {
  expect(answer([SOON], {}, 'Europe/Berlin')).toContain('at 20:00 (Europe/Berlin)');
});

test('names the live contest, with its end', () => {
  expect(answer([LIVE, SOON])).toMatch(
    /^\*\*\[Weekly 2\]\(\/contestdetail\/2\)\*\* is live now, until Wednesday, 1 July 2026 at 19:30/,
  );
});

test('says that no contest is announced, and names the last one', () => {
  const text = answer([OVER]);
  expect(text).toContain('No contest is announced.');
  expect(text).toContain('- [Weekly 1](/contestdetail/1)');
});

test('names only contests of the requested series', () => {
  expect(answer([SOON, LATER], { series: 'biweekly' })).toContain('The next contest is **[Biweekly 4]');
  expect(answer([SOON, OVER], { series: 'biweekly' })).toContain('No biweekly contest is announced.');
});

test('names ended contests when asked for them', () => {
  expect(answer([LIVE, SOON, OVER], { over: true })).toMatch(/^The last ones, with their solutions:\n\n- \[Weekly 1\]/);
});
