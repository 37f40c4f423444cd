import type { Database } from '#server/database/client.ts';
import { opensAt } from '#shared/rules/sittings/contest-status.ts';

/** The start of a problem's contest, ISO: its content is held back until then. Null once the contest has begun. */
export async function openingOf({ prisma }: Database, contest: number | null): Promise<string | null> {
  if (contest === null) return null;
  const found = await prisma.contest.findUnique({ where: { id: contest }, select: { startsAt: true } });
  return opensAt(found?.startsAt?.toISOString() ?? null, Date.now());
}

/** Blank values for the fields that its page holds back until then. */
export const HELD_BACK = {
  ...{ topics: '', signature: '', checker: '', statement: '', schema: '', constraints: '', hints: '', image: '' },
  ...{ figtitle: '', similar: [], known: [], examples: [], tables: [], parameters: [], starters: {}, approaches: [] },
};
