import { useMemo } from 'react';
import { GUEST, OWNER, ownerNow } from '#client/records/owner.ts';
import { useStored, useStoredValue } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { bounded, joinSubmissions } from '#shared/rules/practice/local-submissions.ts';
import type { Submission } from '#shared/schemas/practice.ts';
import { useAccountsWork } from './accounts-work.ts';
import { SUBMISSIONS } from '#client/records/submission-kind.ts';
import { ofProblem, parseTexts, recordsOf, recordTexts, writeRecords } from '#client/records/record-store.ts';

export type { Submission };

const NONE: readonly Submission[] = [];

/** The submissions to a problem from this browser and from the account, newest first. */
export function useSubmissions(slug: string): readonly Submission[] {
  const owner = useStored(OWNER) ?? GUEST;
  const account = useAccountsWork(slug)?.submissions ?? NONE;
  const texts = useStoredValue(() => recordTexts('submission', owner, ofProblem(slug)), '');
  return useMemo(() => joinSubmissions(parseTexts(SUBMISSIONS, texts), account), [texts, account]);
}

/** Stores a submission, which is sent to the account later. @returns whether the browser stored it */
export function storeSubmission(judged: Omit<Submission, 'key' | 'submittedAt'>): boolean {
  const owner = ownerNow();
  const submission = {
    ...judged,
    slug: judged.slug.toLowerCase(),
    milliseconds: judged.milliseconds === null ? null : Math.round(judged.milliseconds),
    key: newUuid(),
    submittedAt: new Date().toISOString(),
    isSent: false,
  };
  const idOf = (key: string) => ofProblem(submission.slug, key);
  if (!writeRecords(SUBMISSIONS, owner, [{ id: idOf(submission.key), record: submission }])) return false;
  const own = recordsOf(SUBMISSIONS, owner, ofProblem(submission.slug)).map(({ record }) => record);
  const tooMany = bounded(own, owner === GUEST);
  writeRecords(
    SUBMISSIONS,
    owner,
    tooMany.map(({ key, kept }) => ({ id: idOf(key), record: kept })),
  );
  return true;
}
