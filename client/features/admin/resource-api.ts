import { trpc } from '#client/lib/trpc.ts';
import type { ResourceName } from '#shared/resources/index.ts';

/** A record as forms and lists handle it, whichever resource it is of. */
export type AnyRecord = { key: string; id: number } & Record<string, string | number | boolean | null>;

/** The calls of one resource: each has the same, so that one form and one list serve them all. */
export const apiOf = (resource: ResourceName) => trpc.content[resource] as unknown as typeof trpc.content.sheetCard; // see above

/** What a change of a resource may have changed on other pages is asked for anew. */
export function useRefreshContent() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.content.invalidate(),
      utils.history.invalidate(),
      utils.sheets.invalidate(),
      utils.blogs.invalidate(),
      utils.contests.invalidate(),
    ]);
}
