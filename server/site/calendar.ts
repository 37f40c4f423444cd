import ical, { ICalCalendarMethod } from 'ical-generator';
import type { DatedContest } from './publications.ts';
import { FEEDS, href } from '#shared/paths.ts';
import { LIVE_MS } from '#shared/rules/sittings/contest-status.ts';
import { calendarText } from '#shared/rules/text/calendar-text.ts';

/** How often calendar programs fetch the file again. */
const REFRESH_SECONDS = 3600;

/** Contests as a calendar file. */
export function contestCalendar(siteUrl: string, contests: DatedContest[]): string {
  const calendar = ical({
    name: 'GearUp contests',
    prodId: { company: 'GearUp', product: 'Contests', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    source: `${siteUrl}${FEEDS.calendar}`,
    ttl: REFRESH_SECONDS,
  });
  for (const { key, id, header, startsAt, createdAt, updatedAt } of contests) {
    const url = `${siteUrl}${href('contest', { id })}`;
    calendar.createEvent({
      id: key,
      summary: calendarText(header),
      description: `Problems and solutions: ${url}`,
      url,
      start: startsAt,
      end: new Date(startsAt.getTime() + LIVE_MS),
      created: createdAt,
      lastModified: updatedAt,
      // Not the time of the request, so that the same content gives the same file, byte for byte.
      stamp: updatedAt,
    });
  }
  return calendar.toString();
}
