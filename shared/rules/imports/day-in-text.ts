const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses the date at the start of a text, such as 2026-03-10, 2026/3/10, 10 March 2026 or Mar 10, 2026, and returns it
 * as YYYY-MM-DD. Null for anything else, also for 03/10/2026, which is ambiguous.
 */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const [, day, month, year] = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})\b/i.exec(text) ?? [];
  if (month !== undefined) return dayOf(year, monthOf(month), day);
  const [, named, ofMonth, inYear] = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i.exec(text) ?? [];
  return named === undefined ? null : dayOf(inYear, monthOf(named), ofMonth);
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function dayOf(year: string | undefined, month: number, day: string | undefined): string | null {
  const text = `${year ?? ''}-${String(month).padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null;
}
