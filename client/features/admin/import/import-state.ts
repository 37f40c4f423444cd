import { useEffect, useRef } from 'react';
import type { Answers } from '#client/lib/api/trpc.ts';
import { useRefreshContent } from '#client/features/admin/resource-api.ts';

export type Import = Answers['imports']['list']['items'][number];

export const isUnderWay = ({ state }: Import) => ['waiting', 'running', 'undoing'].includes(state);

const POLL_MS = 400;

/** How often imports are refetched, in milliseconds; false when none is in progress. */
export const refetchWhileRunning = (imports: readonly Import[] | undefined) =>
  imports?.some(isUnderWay) ? POLL_MS : false;

/** Refetches content queries once an import, or its undo, has ended. */
export function useRefreshOnEnd(imports: readonly Import[] | undefined) {
  const refresh = useRefreshContent();
  const ended = imports?.flatMap((one) => (isUnderWay(one) ? [] : `${one.key} ${one.state} ${one.done}`)).join();
  // Compares the ended imports, as a short one may never be seen running.
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (ended === undefined) return;
    if (seen.current !== undefined && ended !== '' && seen.current !== ended) void refresh();
    seen.current = ended;
  }, [ended, refresh]);
}
