import { GUEST, OWNER } from '#client/lib/progress-queue.ts';
import { readJournal, writeJournal } from '#client/lib/storage-journal.ts';
import { draftsOf, OWN_WORK, ownWorkOf, storedEntries, submissionsOf } from '#client/lib/storage-keys.ts';
import { readStored, writeStored } from '#client/lib/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import type { Language } from '#shared/judge/languages.ts';
import { claimed, isAhead, type LocalDraft, parseLocalDraft } from '#shared/rules/practice/local-draft.ts';
import { type LocalSubmission, parseLocalSubmission } from '#shared/rules/practice/local-submissions.ts';

/*
 * Own work in the browser: each draft and each submission has a key of its own, which contains the owner, and a mark
 * whether the account has it. The current owner is the owner of the progress
 * (docs/decisions/0007-progress-that-follows.md): there is none before the server has confirmed the session.
 */

export const ownerNow = (): string => readStored(OWNER) ?? GUEST;

// Slugs are case-insensitive.
const ofProblem = (prefix: string, slug: string) => `${prefix}${slug.toLowerCase()}:`;

export const draftKey = (owner: string, slug: string, language: Language): string =>
  ofProblem(draftsOf(owner), slug) + language;
export const submissionsPrefix = (owner: string, slug: string): string => ofProblem(submissionsOf(owner), slug);
export const submissionKey = (owner: string, { slug, key }: { slug: string; key: string }): string =>
  submissionsPrefix(owner, slug) + key;

export type DraftEntry = { key: string; slug: string; language: Language; draft: LocalDraft };

/** The drafts of an owner. */
export const draftEntries = (owner: string): DraftEntry[] =>
  storedEntries(draftsOf(owner)).flatMap(([key, text]) => {
    const [slug = '', language = ''] = key.slice(draftsOf(owner).length).split(':');
    const draft = parseLocalDraft(text);
    return draft ? [{ key, slug, language: language as Language, draft }] : []; // as draftKey made it
  });

/** The submissions of an owner, to one problem or to all. */
export const submissionEntries = (owner: string, slug?: string): LocalSubmission[] =>
  storedEntries(slug === undefined ? submissionsOf(owner) : submissionsPrefix(owner, slug)).flatMap(
    ([, text]) => parseLocalSubmission(text) ?? [],
  );

/** A draft of the account with `changedAt` in milliseconds. */
export const inMilliseconds = <T extends { changedAt: string }>({ changedAt, ...draft }: T) => ({
  ...draft,
  changedAt: Date.parse(changedAt),
});

export function keepDraft(key: string, next: (local: LocalDraft | null) => LocalDraft | null): void {
  const draft = next(parseLocalDraft(readStored(key)));
  if (draft) writeOwnWork({ [key]: draft });
}

/** Null removes. If storage is full, submissions that the account has are removed. @returns whether it was stored */
export function writeOwnWork(changes: Record<string, LocalDraft | LocalSubmission | null>): boolean {
  const texts = Object.fromEntries(
    Object.entries(changes).map(([key, value]) => [key, value && JSON.stringify(value)] as const),
  );
  writeJournal(texts);
  return writeStored(texts) || (makeRoom(Object.keys(texts)) && writeStored(texts));
}

function makeRoom(needed: readonly string[]): boolean {
  const owner = ownerNow();
  const sent = submissionEntries(owner).filter(({ isSent }) => isSent);
  const gone = sent.map((submission) => submissionKey(owner, submission)).filter((key) => !needed.includes(key));
  return gone.length > 0 && forget(gone);
}

function forget(keys: readonly string[]): boolean {
  const texts = Object.fromEntries(keys.map((key) => [key, null]));
  writeJournal(texts);
  return writeStored(texts);
}

/** Makes a visitor's work that of the learner who signs in: merges it with theirs, to be sent. */
function claimOwnWork(owner: string): void {
  for (const { key, slug, language, draft } of draftEntries(GUEST)) {
    const target = draftKey(owner, slug, language);
    const joined = claimed(parseLocalDraft(readStored(target)), draft, newUuid());
    // In this order: after a crash in between, claiming again finds the text already there.
    if (!joined || writeOwnWork({ [target]: joined })) forget([key]);
  }
  for (const submission of submissionEntries(GUEST)) {
    if (writeOwnWork({ [submissionKey(owner, submission)]: submission })) forget([submissionKey(GUEST, submission)]);
  }
}

/** Removes the work of learners who are signed out, except what is not sent yet. */
function forgetOthers(owner: string): void {
  const gone = storedEntries(OWN_WORK).flatMap(([key, text]) => {
    const isOthers = !key.startsWith(ownWorkOf(owner)) && !key.startsWith(ownWorkOf(GUEST));
    const entry = parseLocalDraft(text) ?? parseLocalSubmission(text);
    return isOthers && entry?.isSent === true ? [key] : [];
  });
  if (gone.length > 0) forget(gone);
}

/** @param owner null for a visitor */
export async function settleOwnWork(owner: string | null, signal: AbortSignal): Promise<void> {
  await restoreOwnWork();
  if (signal.aborted) return;
  forgetOthers(owner ?? GUEST);
  if (owner !== null) claimOwnWork(owner);
}

let restored: Promise<void> | undefined;

/** Restores what a killed browser did not get to write (client/lib/storage-journal.ts), once per load of the page. */
export const restoreOwnWork = (): Promise<void> => (restored ??= restore());

async function restore(): Promise<void> {
  const lost = (await readJournal(OWN_WORK)).filter(([key, text]) => {
    const stored = readStored(key);
    if (stored === text) return false;
    const draft = parseLocalDraft(text);
    return draft ? isAhead(draft, parseLocalDraft(stored)) : stored === null;
  });
  if (lost.length > 0) writeStored(Object.fromEntries(lost));
}
