import { useEffect } from 'react';
import { OWNER } from '#client/lib/progress-queue.ts';
import { useStored } from '#client/lib/storage.ts';
import { type Answers, trpc } from '#client/lib/trpc.ts';
import { fetched } from '#shared/rules/practice/local-draft.ts';
import { draftKey, inMilliseconds, keepDraft, settleOwnWork } from './practice-queue.ts';

type OwnWork = Answers['practice']['mine'];

/** The account's own work on a problem, once the server has confirmed whose it is. */
export function useAccountsWork(slug: string): OwnWork | undefined {
  const owner = useStored(OWNER);
  const { data } = trpc.practice.mine.useQuery({ slug }, { enabled: owner !== null, staleTime: 0 });
  return data?.userKey === owner ? data : undefined;
}

/** Takes over the drafts that other devices have left in the account. */
export function adoptDrafts({ userKey, drafts }: OwnWork): void {
  for (const draft of drafts)
    keepDraft(draftKey(userKey, draft.slug, draft.language), (local) => fetched(local, inMilliseconds(draft)));
}

/** For what reads or writes own work: claims a visitor's as soon as they sign in. own-work-sync.tsx sends it. */
export function useSettledWork(): void {
  const owner = useStored(OWNER);
  useEffect(() => {
    const left = new AbortController();
    void settleOwnWork(owner, left.signal);
    return () => left.abort();
  }, [owner]);
}
