import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { href } from '#shared/paths.ts';
import type { PlanDay } from '#shared/rules/plan/plan-days.ts';
import { addDays } from '#shared/rules/progress/streaks.ts';
import { calendarText } from '#shared/rules/text/calendar-text.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import type { PlannedDays } from './plans.ts';

/** How often calendar programs fetch the file again. */
const REFRESH_SECONDS = 3600;

/** The coming days of a plan as a calendar file: all-day events, which have no time zone. */
export function planCalendar(siteUrl: string, { plan, days, interviewOn, company, savedAt }: PlannedDays): string {
  const calendar = ical({
    name: 'GearUp plan',
    prodId: { company: 'GearUp', product: 'Plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  const event = (day: string, id: string, summary: string, description: string) =>
    calendar.createEvent({
      // Unique among all learners' (RFC 5545), as one program may show two of them.
      id: `${plan}-${id}`,
      allDay: true,
      start: new Date(day),
      end: new Date(addDays(day, 1)),
      summary: calendarText(summary),
      description: calendarText(description),
      url: `${siteUrl}${href('today')}`,
      // The event does not make the whole day busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      // Not the time of the request, so that the same plan gives the same file, byte for byte.
      stamp: new Date(savedAt),
    });
  for (const day of days)
    if (day.items.length > 0 || day.reviews > 0) event(day.day, day.day, summaryOf(day), listOf(siteUrl, day));
  if (days.length > 0)
    event(interviewOn, 'interview', company === '' ? 'Interview' : `Interview: ${company}`, 'Good luck.');
  return calendar.toString();
}

const summaryOf = ({ items, reviews, minutes }: PlanDay): string =>
  [items.length > 0 && withCount(items.length, 'problem'), reviews > 0 && withCount(reviews, 'review')]
    .filter((part) => part !== false)
    .join(', ') + `, ${minutes} min`;

const listOf = (siteUrl: string, { items, reviews }: PlanDay): string =>
  [
    ...(reviews > 0 ? [`${withCount(reviews, 'review')}: ${siteUrl}${href('reviews')}`] : []),
    ...items.map(
      ({ name, slug, minutes, isDone }) =>
        `${isDone ? 'Done: ' : ''}${name}, ${minutes} min: ${siteUrl}${href('problem', { slug })}`,
    ),
  ].join('\n');
