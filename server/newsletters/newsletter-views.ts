import { z } from 'zod';
import type { Newsletter } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';

/**
 * The state of the mail to one address. `unknown`: the process ended or the connection failed while the mail was being
 * handed over, so it may have arrived, and is resent only if an administrator requests it.
 */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export type NewsletterView = {
  key: string;
  subject: string;
  body: string;
  author: string;
  createdAt: string;
  /** When its scheduled sending begins; null if it is not scheduled. */
  scheduledAt: string | null;
  /** Null for a draft or a scheduled newsletter. */
  sentAt: string | null;
  counts: Record<DeliveryState, number>;
};

/** Finds newsletters and builds their views. */
export function createNewsletterViews(prisma: Database['prisma']) {
  return {
    /** @throws AppError not_found */
    async find(key: string): Promise<Newsletter> {
      const newsletter = z.uuid().safeParse(key).success
        ? await prisma.newsletter.findUnique({ where: { key } })
        : null;
      if (!newsletter) throw new AppError('not_found', 'There is no such newsletter');
      return newsletter;
    },

    async withCounts(rows: Newsletter[]): Promise<NewsletterView[]> {
      const groups = await prisma.newsletterDelivery.groupBy({
        by: ['newsletterKey', 'state'],
        where: { newsletterKey: { in: rows.map(({ key }) => key) } },
        _count: true,
      });
      return rows.map(({ key, subject, body, author, createdAt, scheduledAt, sentAt }) => {
        const own = groups.filter(({ newsletterKey }) => newsletterKey === key);
        const countOf = (state: string) => own.find((group) => group.state === state)?._count ?? 0;
        const counts = Object.fromEntries(DELIVERY_STATES.map((state) => [state, countOf(state)]));
        return {
          key,
          subject,
          body,
          author,
          createdAt: createdAt.toISOString(),
          scheduledAt: scheduledAt?.toISOString() ?? null,
          sentAt: sentAt?.toISOString() ?? null,
          counts: counts as NewsletterView['counts'], // one for each state
        };
      });
    },
  };
}
