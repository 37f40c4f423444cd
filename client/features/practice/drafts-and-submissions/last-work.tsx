import { useEffect } from 'react';
import { useStoredValue } from '#client/lib/storage/storage.ts';
import { DRAFTS } from '#client/records/draft-kind.ts';
import { SUBMISSIONS } from '#client/records/submission-kind.ts';
import { shownOwners } from '#client/records/owner.ts';
import { recordsOf } from '#client/records/record-store.ts';

/** A problem that the user worked on; `isSolved` if the last thing they did was an accepted submission. */
export type Worked = { slug: string; isSolved: boolean };
export type LastWork = { program: Worked | null; exercise: Worked | null };

/** Renders nothing; finds the problem and SQL exercise last worked on in this browser, for a page without that code. */
export function FindLastWork({ onFound }: { onFound(found: LastWork): void }) {
  const text = useStoredValue(lastWork, '');
  useEffect(() => {
    if (text !== '') onFound(JSON.parse(text) as LastWork);
  }, [text, onFound]);
  return null;
}

/** Returns text, so that it compares equal while nothing changes. */
function lastWork(): string {
  const all = shownOwners()
    .flatMap(workOf)
    .toSorted((a, b) => b.at - a.at);
  const last = (isSql: boolean) => {
    const work = all.find((each) => each.isSql === isSql);
    return work ? { slug: work.slug, isSolved: work.isSolved } : null;
  };
  return JSON.stringify({ program: last(false), exercise: last(true) } satisfies LastWork);
}

function workOf(owner: string) {
  // The ids of drafts and submissions begin with the slug.
  const drafts = recordsOf(DRAFTS, owner).map(({ id, record: { changedAt: at } }) => {
    const [slug = '', language] = id.split(':');
    return { slug, isSql: language === 'sql', at, isSolved: false };
  });
  const submissions = recordsOf(SUBMISSIONS, owner).map(({ id, record: { language, submittedAt, verdict } }) => {
    const [slug = ''] = id.split(':');
    return { slug, isSql: language === 'sql', at: Date.parse(submittedAt), isSolved: verdict === 'Accepted' };
  });
  return [...drafts, ...submissions];
}
