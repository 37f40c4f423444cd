import type { LinkProbe } from '#server/adapters/link-probe.ts';
import type { OutgoingLink } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import type { Job } from '#server/database/jobs.ts';
import { contentLinks, keepLinks, noteLinks } from './content-links.ts';
import { standingAfter } from './link-standing.ts';

type Deps = { prisma: Database['prisma']; probe: LinkProbe; now(): Date };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 100;
/** The number of hosts that are requested at the same time. */
const LANES = 4;
const TOO_MANY_REQUESTS = 429;

/** The key of the job that collects the links of the content; any other key belongs to a link that is due. */
const LOOK = 'look';

/**
 * Checks the links that are due. Each result is written at once: after a crash the others are still due, and the link
 * that was being checked is checked again.
 */
export function createLinkJob({ prisma, probe, now }: Deps): Job {
  let lookedAt = -Infinity;

  async function look() {
    const urls = [...(await contentLinks(prisma)).keys()];
    await noteLinks(prisma, urls, now());
    await keepLinks(prisma, urls);
    lookedAt = now().getTime();
  }

  const dueIn = (milliseconds: number) => ({ dueAt: new Date(now().getTime() + milliseconds) });

  /** @returns the status; null when there was no response */
  async function check(link: OutgoingLink, signal: AbortSignal): Promise<number | null> {
    const { isCutOff, ...answer } = await probe(link.address, signal);
    const { status } = answer;
    const result = isCutOff
      ? dueIn(HOUR_MS)
      : {
          ...answer,
          ...standingAfter(link, status, now()),
          checkedAt: now(),
          // A dismissal holds only for the status that was shown.
          ...(status !== link.status && { isDismissed: false }),
        };
    // updateMany, as the link may have been deleted in the meantime.
    await prisma.outgoingLink.updateMany({ where: { key: link.key }, data: result });
    return status;
  }

  /** Checks a host's links in sequence. After a 429 the host's remaining links are put off for a day. */
  async function checkHost(links: OutgoingLink[], signal: AbortSignal) {
    for (const [index, link] of links.entries()) {
      if (signal.aborted) return;
      if ((await check(link, signal)) !== TOO_MANY_REQUESTS) continue;
      const remaining = links.slice(index + 1).map(({ key }) => key);
      await prisma.outgoingLink.updateMany({ where: { key: { in: remaining } }, data: dueIn(DAY_MS) });
      return;
    }
  }

  return {
    async next() {
      if (now().getTime() - lookedAt >= HOUR_MS) return LOOK;
      const due = await prisma.outgoingLink.findFirst({ where: { dueAt: { lte: now() } }, select: { key: true } });
      return due?.key ?? null;
    },

    async run(key, signal) {
      if (key === LOOK) return look();
      const due = await prisma.outgoingLink.findMany({
        where: { dueAt: { lte: now() } },
        orderBy: [{ dueAt: 'asc' }, { key: 'asc' }],
        take: BATCH,
      });
      const hosts = [...Map.groupBy(due, ({ address }) => new URL(address).host).values()];
      const lane = async () => {
        for (let links = hosts.shift(); links && !signal.aborted; links = hosts.shift()) await checkHost(links, signal);
      };
      try {
        await Promise.all(Array.from({ length: LANES }, lane));
      } catch (error) {
        // Stopped during a request, which is repeated later.
        if (!signal.aborted) throw error;
      }
    },
  };
}
