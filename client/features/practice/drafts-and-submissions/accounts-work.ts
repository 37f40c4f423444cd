import { OWNER } from '#client/records/owner.ts';
import { useStored } from '#client/lib/storage/storage.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { fetched } from '#shared/rules/practice/local-draft.ts';
import { DRAFTS, inMilliseconds } from '#client/records/draft-kind.ts';
import { changeRecord, ofProblem } from '#client/records/record-store.ts';

type DraftsAndSubmissions = Answers['practice']['mine'];

/** The account's work on a problem, once the server has confirmed the session. */
export function useAccountsWork(slug: string): DraftsAndSubmissions | undefined {
  const owner = useStored(OWNER);
  const { data } = trpc.practice.mine.useQuery({ slug }, { enabled: owner !== null, staleTime: 0 });
  return data?.userKey === owner ? data : undefined;
}

/** Stores the account's drafts, which other devices may have written, in this browser. */
export function adoptDrafts({ userKey, drafts }: DraftsAndSubmissions): void {
  for (const draft of drafts)
    changeRecord(DRAFTS, userKey, ofProblem(draft.slug, draft.language), (local) =>
      fetched(local, inMilliseconds(draft)),
    );
}
