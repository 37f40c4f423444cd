import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { Page } from '#server/database/paged-rows.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { newsletterSchema } from '#shared/schemas/newsletter.ts';
import { createNewsletterSending, type NewsletterSending, type SendingDeps } from './newsletter-sending.ts';
import { createNewsletterViews, type DeliveryState, type NewsletterView } from './newsletter-views.ts';

export type Letter = { subject: string; body: string };

export type FailedDelivery = { email: string; state: DeliveryState; error: string };

export type Newsletters = NewsletterSending & {
  /** Newest first. */
  list(viewer: Viewer, page: number): Promise<Page<NewsletterView>>;
  /** A newsletter with the addresses that it did not reach, at most a hundred. @throws AppError not_found */
  get(viewer: Viewer, key: string): Promise<{ newsletter: NewsletterView; failures: FailedDelivery[] }>;
  /**
   * Creates a draft, or changes one.
   * @param base the version that was edited
   * @throws AppError conflict when it has been sent or is scheduled; edited_since with its current text, if
   * that differs from `base`
   */
  save(viewer: Viewer, key: string | null, input: unknown, base?: Letter): Promise<{ key: string }>;
  /** Creates a draft with the text of any newsletter. */
  copy(viewer: Viewer, key: string): Promise<{ key: string }>;
  remove(viewer: Viewer, key: string): Promise<void>;
};

const PAGE_SIZE = 20;
const MAX_FAILURES = 100;

/** Neither sent nor scheduled. */
const DRAFT = { sentAt: null, scheduledAt: null };

export function createNewsletters(deps: SendingDeps): Newsletters {
  const { prisma } = deps.database;
  const { find, withCounts } = createNewsletterViews(prisma);
  const administer = (viewer: Viewer) => requireAccess(viewer, 'newsletter.send');
  const create = (viewer: Viewer, { subject, body }: Letter) => {
    const author = viewer.role === 'administrator' ? viewer.username : '';
    return prisma.newsletter.create({ data: { subject, body, author }, select: { key: true } });
  };

  /** The error for a newsletter that could not be changed or deleted. */
  async function noDraft(key: string, done: 'changed' | 'deleted') {
    const { sentAt, scheduledAt, subject, body } = await find(key);
    if (!sentAt && !scheduledAt)
      return new AppError('edited_since', 'Somebody else has changed this newsletter since you opened it', {
        data: { current: { subject, body } },
      });
    const reason = sentAt
      ? `has been sent and cannot be ${done} any more`
      : `is scheduled: cancel the sending before it is ${done}`;
    return new AppError('conflict', `This newsletter ${reason}`);
  }

  return {
    ...createNewsletterSending(deps, { find }),

    async list(viewer, page) {
      administer(viewer);
      const [rows, total] = await Promise.all([
        prisma.newsletter.findMany({
          orderBy: [{ createdAt: 'desc' }, { key: 'desc' }],
          take: PAGE_SIZE,
          skip: (page - 1) * PAGE_SIZE,
        }),
        prisma.newsletter.count(),
      ]);
      return { items: await withCounts(rows), total, page, pageSize: PAGE_SIZE };
    },

    async get(viewer, key) {
      administer(viewer);
      const [newsletter] = await withCounts([await find(key)]);
      if (!newsletter) throw new AppError('not_found', 'There is no such newsletter');
      const failures = await prisma.newsletterDelivery.findMany({
        where: { newsletterKey: key, state: { in: ['failed', 'unknown'] } },
        select: { email: true, state: true, error: true },
        orderBy: { email: 'asc' },
        take: MAX_FAILURES,
      });
      return { newsletter, failures: failures as FailedDelivery[] }; // only our own states are written
    },

    async save(viewer, key, input, base) {
      administer(viewer);
      const data = parseInput(newsletterSchema, input);
      if (key === null) return create(viewer, data);
      await find(key);
      const { count } = await prisma.newsletter.updateMany({ where: { key, ...DRAFT, ...base }, data });
      if (count === 0) throw await noDraft(key, 'changed');
      return { key };
    },

    async copy(viewer, key) {
      administer(viewer);
      return create(viewer, await find(key));
    },

    async remove(viewer, key) {
      administer(viewer);
      await find(key);
      const { count } = await prisma.newsletter.deleteMany({ where: { key, ...DRAFT } });
      if (count === 0) throw await noDraft(key, 'deleted');
    },
  };
}
