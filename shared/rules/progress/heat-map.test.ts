import { describe, expect, test } from 'vitest';
import { HEAT_WEEKS, heatMapOf, heatMapStart } from './heat-map.ts';

// A Wednesday.
const TODAY = '2026-03-11';

describe('the heat map', () => {
  test('begins on a Monday and ends today', () => {
    const weeks = heatMapOf([], TODAY);
    expect(weeks).toHaveLength(HEAT_WEEKS);
    expect(weeks[0]?.[0]?.day).toBe('2025-09-15');
    expect(heatMapStart(TODAY)).toBe('2025-09-15');
    expect(new Date('2025-09-15T00:00:00Z').getUTCDay()).toBe(1);
    expect(weeks.at(-1)?.map(({ day }) => day)).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
    expect(weeks.slice(0, -1).every((week) => week.length === 7)).toBe(true);
  });

  test('has every day once, even when the clocks change', () => {
    const days = heatMapOf([], '2026-04-05')
      .flat()
      .map(({ day }) => day);
    expect(new Set(days).size).toBe(HEAT_WEEKS * 7);
    expect(days).toEqual(days.toSorted());
  });

  test('a Sunday ends its week, a Monday begins one', () => {
    expect(heatMapOf([], '2026-03-15').at(-1)).toHaveLength(7);
    expect(heatMapOf([], '2026-03-16').at(-1)).toHaveLength(1);
  });

  test('a day has its count, and a level that grows with it', () => {
    const counts = [0, 1, 2, 3, 4, 6, 7, 50].map((count, index) => ({ day: `2026-03-0${index + 1}`, count }));
    const shown = heatMapOf(counts, TODAY).flat();
    expect(counts.map(({ day }) => shown.find((one) => one.day === day)?.level)).toEqual([0, 1, 2, 2, 3, 3, 4, 4]);
    expect(shown.find(({ day }) => day === '2026-03-08')?.count).toBe(50);
  });
});
