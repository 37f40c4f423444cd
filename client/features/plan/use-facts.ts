import { useMemo } from 'react';
import { trpc } from '#client/lib/api/trpc.ts';
import { OWNER } from '#client/records/owner.ts';
import { useStored, useStoredValue } from '#client/lib/storage/storage.ts';
import { joinWork, type Ticks, type Work } from '#shared/rules/plan/learner-work.ts';
import { NO_FACTS, type StoredFacts, storedFacts } from './stored-facts.ts';

export type Facts = {
  ticks: Ticks;
  work: Work[];
  /** The slugs of problems with a draft, the latest draft first. */
  drafts: string[];
  /** The days on which a problem was ticked. */
  days: string[];
};

/** The learner's work from this browser and, once the server has confirmed the session, from the account. */
export function useFacts(): Facts {
  const owner = useStored(OWNER);
  const text = useStoredValue(storedFacts, '');
  const own = trpc.plans.own.useQuery(undefined, { enabled: owner !== null, staleTime: 0 });
  const account = own.data?.userKey === owner ? own.data : undefined;
  return useMemo(() => {
    const stored = text === '' ? NO_FACTS : (JSON.parse(text) as StoredFacts); // as storedFacts wrote it
    return {
      ticks: {
        ticked: new Set(stored.ticked),
        unticked: new Set(stored.unticked),
        days: new Map(stored.marks.map(({ subject, day }) => [subject, day])),
      },
      work: joinWork(account?.work ?? [], stored.work),
      drafts: stored.drafts,
      days: [...new Set(stored.marks.map(({ day }) => day))],
    };
  }, [text, account]);
}
