import { DateTime } from 'luxon';
import type { ContentRecord } from '#prisma/content.ts';
import { startOf } from '#server/contests/contest-record.ts';
import type { Resources } from '#shared/resources/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

// Lists show the newest first, so the latest past contest and the next upcoming one are on top.
export const createdAt = ({ day }: ContentRecord, now: Date) => new Date(now.getTime() - Math.abs(day ?? 0) * DAY_MS);

/** The fields of a record, with its date computed relative to today. */
export function fieldsOf(
  { resource, values, day }: ContentRecord,
  siteTimeZone: string,
  now: Date,
): Record<string, unknown> {
  if (resource === 'blog') return { ...values, date: dateOf(now, day ?? 0, siteTimeZone) };
  if (resource !== 'contest') return values;
  const contest = values as Partial<Record<keyof Resources['contest']['fields'], string>>; // passed its schema
  const timeZone = contest.timeZone || siteTimeZone;
  const contestDate = day === null ? (contest.contestDate ?? '') : dateOf(now, day, timeZone);
  return { ...values, timeZone, contestDate, startsAt: startOf(contestDate, contest.contestTime ?? '', timeZone) };
}

const dateOf = (now: Date, day: number, zone: string) =>
  DateTime.fromJSDate(now, { zone }).plus({ days: day }).toFormat('yyyy-MM-dd');
