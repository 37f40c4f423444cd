import { useMemo } from 'react';
import { GUEST, OWNER } from '#client/lib/progress-queue.ts';
import { useStored, useStoredValue } from '#client/lib/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { storedEntries } from '#client/lib/storage-keys.ts';
import { bounded, joinSubmissions, parseLocalSubmission } from '#shared/rules/practice/local-submissions.ts';
import type { Submission } from '#shared/schemas/practice.ts';
import { useAccountsWork } from './accounts-work.ts';
import { ownerNow, submissionEntries, submissionKey, submissionsPrefix, writeOwnWork } from './practice-queue.ts';

export type { Submission };

const NONE: readonly Submission[] = [];

/** The submissions to a problem, from this browser and from the account, newest first. */
export function useSubmissions(slug: string): readonly Submission[] {
  const owner = useStored(OWNER) ?? GUEST;
  const account = useAccountsWork(slug)?.submissions ?? NONE;
  // Joined to one string, which compares equal while they do not change: JSON has no line breaks.
  const texts = useStoredValue(() => readTexts(owner, slug), '');
  return useMemo(() => {
    const local = texts.split('\n').flatMap((text) => parseLocalSubmission(text) ?? []);
    return joinSubmissions(local, account);
  }, [texts, account]);
}

const readTexts = (owner: string, slug: string) =>
  storedEntries(submissionsPrefix(owner, slug))
    .map(([, text]) => text)
    .join('\n');

/** Stores a submission, to be sent to the account as well. @returns whether the browser stored it */
export function keepSubmission(judged: Omit<Submission, 'key' | 'submittedAt'>): boolean {
  const owner = ownerNow();
  const submission = {
    ...judged,
    slug: judged.slug.toLowerCase(),
    milliseconds: judged.milliseconds === null ? null : Math.round(judged.milliseconds),
    key: newUuid(),
    submittedAt: new Date().toISOString(),
    isSent: false,
  };
  if (!writeOwnWork({ [submissionKey(owner, submission)]: submission })) return false;
  const tooMany = bounded(submissionEntries(owner, submission.slug), owner === GUEST);
  writeOwnWork(
    Object.fromEntries(tooMany.map(({ key, kept }) => [submissionKey(owner, { slug: submission.slug, key }), kept])),
  );
  return true;
}
