import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { LinkProbe } from '#server/adapters/link-probe.ts';
import type { Database } from '#server/database/client.ts';
import type { Jobs } from '#server/database/jobs.ts';
import { type Page, pagedList, writeByKey } from '#server/database/paged-rows.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { contentLinks, keepLinks, type LinkPlace } from './content-links.ts';
import { createLinkJob } from './link-job.ts';

type LinkRow = {
  key: string;
  address: string;
  /** The HTTP status of the last check; null when there was no response, in which case `failure` says why. */
  status: number | null;
  failure: string;
  movedTo: string;
  failingSince: string;
};

export type GoneLink = LinkRow & { places: LinkPlace[] };

export type LinkSettings = { probe: LinkProbe; now?(): Date };

/** The external links of the content, and which of them are dead. */
export type Links = {
  /** The links that are gone and not dismissed, with every record that still has them. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<GoneLink>>;
  /** Whether links are checked, how many there are, and how many of them have not been checked yet. */
  state(viewer: Viewer): Promise<{ isOn: boolean; total: number; unchecked: number }>;
  /** Hides a link from the list until its status changes. @throws AppError not_found */
  dismiss(viewer: Viewer, key: string): Promise<void>;
};

type Deps = { database: Database; jobs: Jobs; settings: LinkSettings | null };

const KIND = 'links';

export function createLinks({ database: { prisma }, jobs, settings }: Deps): Links {
  if (settings) jobs.work(KIND, createLinkJob({ prisma, now: () => new Date(), ...settings }));
  const list = pagedList<LinkRow>(prisma.outgoingLink, {
    columns: ['address', 'status', 'failure', 'movedTo', 'failingSince'],
    searched: ['address'],
    sorted: { address: 'address', failingSince: 'failingSince' },
    where: { isGone: true, isDismissed: false },
  });
  return {
    async list(viewer, query) {
      requireAccess(viewer, 'content.write');
      // Links that have been fixed since the last run of the job are not listed.
      const places = await contentLinks(prisma);
      await keepLinks(prisma, [...places.keys()]);
      const { items, ...page } = await list(query);
      return { ...page, items: items.map((row) => ({ ...row, places: places.get(row.address) ?? [] })) };
    },
    async state(viewer) {
      requireAccess(viewer, 'content.write');
      const [total, unchecked] = await Promise.all([
        prisma.outgoingLink.count(),
        prisma.outgoingLink.count({ where: { checkedAt: null } }),
      ]);
      return { isOn: settings !== null, total, unchecked };
    },
    async dismiss(viewer, key) {
      requireAccess(viewer, 'content.write');
      const data = { isDismissed: true };
      await writeByKey(key, 'link', () => prisma.outgoingLink.updateMany({ where: { key, isGone: true }, data }));
    },
  };
}
