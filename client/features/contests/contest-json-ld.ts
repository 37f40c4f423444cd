import { organization } from '#client/lib/json-ld.ts';
import { href } from '#shared/paths.ts';
import type { JsonLd } from '#shared/rendering.ts';
import { contestStatus, LIVE_MS } from '#shared/rules/sittings/contest-status.ts';

type Contest = { id: number; header: string; startsAt: string | null; createdAt: string | null };
type Facts = { description: string; now: number };

/**
 * An Event while the contest is upcoming or live; otherwise a LearningResource.
 * @param address turns a path into an absolute address
 */
export function contestJsonLd(contest: Contest, facts: Facts, address: (path: string) => string): JsonLd {
  const { id, header, startsAt, createdAt } = contest;
  const { description, now } = facts;
  const url = address(href('contest', { id }));
  const common = { name: header, description, url, inLanguage: 'en', isAccessibleForFree: true };
  const status = contestStatus(startsAt, now);
  if (startsAt !== null && (status === 'Upcoming' || status === 'Live')) {
    return {
      '@type': 'Event',
      ...common,
      startDate: startsAt,
      endDate: new Date(Date.parse(startsAt) + LIVE_MS).toISOString(),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      image: address('/card.png'),
      organizer: organization(address),
    };
  }
  return {
    '@type': 'LearningResource',
    ...common,
    learningResourceType: 'Contest with solutions',
    ...(createdAt !== null && { datePublished: createdAt }),
    publisher: organization(address),
  };
}
