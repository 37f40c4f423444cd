const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** No site of problems is older. */
const FIRST_YEAR = 1990;

/** Which number of a date such as 03/10/2026 is the day. */
export type DayOrder = 'day first' | 'month first';

const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/;

/**
 * Parses the date at the start of a text, such as 2026-03-10, 2026/3/10, 10 March 2026 or Mar 10, 2026, and returns it
 * as YYYY-MM-DD. Null for anything else, also for 03/10/2026 unless the order is known or only one is possible.
 */
export function readDay(text: string, order: DayOrder | null = null): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const [, first, second, inNumbers] = NUMBERS.exec(text) ?? [];
  if (first !== undefined) {
    const known = order ?? dayOrder([text]);
    const [day, month] = known === 'month first' ? [second, first] : [first, second];
    return known === null ? null : dayOf(inNumbers, Number(month), day);
  }
  const [, day, month, year] = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})\b/i.exec(text) ?? [];
  if (month !== undefined) return dayOf(year, monthOf(month), day);
  const [, named, ofMonth, inYear] = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i.exec(text) ?? [];
  return named === undefined ? null : dayOf(inYear, monthOf(named), ofMonth);
}

/** The order of the numbers in the dates of a column; null if they do not show it. */
export function dayOrder(texts: readonly string[]): DayOrder | null {
  const numbers = texts.flatMap((text) => {
    const found = NUMBERS.exec(text);
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const isDayFirst = numbers.some(([first]) => first > 12);
  const isMonthFirst = numbers.some(([, second]) => second > 12);
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'day first' : 'month first';
}

/** Whether a text begins with numbers that may be a date, also an impossible or an ambiguous one. */
export const isLikeDay = (text: string): boolean =>
  readDay(text) !== null || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?!\d)/.test(text);

const IN_NUMBERS = String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}`;
const NAMED = String.raw`\d{1,2}(?:st|nd|rd|th)?[ -][a-z]{3,9}\.?,?[ -]\d{4}|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}`;
const TIME = String.raw`(?:[T ]+\d{1,2}:\d{2}[\d:.]*(?: ?(?:[ap]m|utc|gmt|z))?(?:[+-]\d{2}:?\d{2})?)?`;
const BEFORE = new RegExp(String.raw`^\s*((?:${IN_NUMBERS}|${NAMED})(?!\d)${TIME})[\s:,–—-]*`, 'i');
const BEHIND = new RegExp(String.raw`[\s:,–—-]+[([]?((?:${IN_NUMBERS})${TIME})[)\]]?\s*$`, 'i');

/** A text without the date at its beginning or end, and that date; null if there is none. */
export function cutDay(text: string): { rest: string; date: string } | null {
  const found = BEFORE.exec(text) ?? BEHIND.exec(text);
  const date = found?.[1] ?? '';
  if (!found || !isLikeDay(date)) return null;
  return { rest: text.replace(found[0], '').trim(), date };
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function dayOf(year: string | undefined, month: number, day: string | undefined): string | null {
  if (Number(year) < FIRST_YEAR) return null;
  const text = `${year ?? ''}-${String(month).padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null;
}
