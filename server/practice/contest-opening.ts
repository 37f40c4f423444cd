import type { Database } from '#server/database/client.ts';
import { opensAt } from '#shared/rules/sittings/contest-status.ts';

/** The instant before which a problem is shown to nobody, ISO: that of its contest. Null once that has begun. */
export async function openingOf({ prisma }: Database, contest: number | null): Promise<string | null> {
  if (contest === null) return null;
  const found = await prisma.contest.findUnique({ where: { id: contest }, select: { startsAt: true } });
  return opensAt(found?.startsAt?.toISOString() ?? null, Date.now());
}

/** What is held back of it until then, besides what its judge reads. */
export const HELD_BACK = {
  ...{ topics: '', signature: '', checker: '', statement: '', schema: '', constraints: '', hints: '', image: '' },
  ...{ figtitle: '', similar: [], examples: [], tables: [], parameters: [], starters: {}, approaches: [] },
};
