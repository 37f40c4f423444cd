import { GUEST, OWNER } from '#client/lib/progress-queue.ts';
import { readJournal, writeJournal } from '#client/lib/storage-journal.ts';
import { draftsOf, OWN_WORK, ownWorkOf, storedEntries, submissionsOf } from '#client/lib/storage-keys.ts';
import { readStored, writeStored } from '#client/lib/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import type { Language } from '#shared/judge/languages.ts';
import { claimed, isAhead, type LocalDraft, parseLocalDraft } from '#shared/rules/practice/local-draft.ts';
import { type LocalSubmission, parseLocalSubmission } from '#shared/rules/practice/local-submissions.ts';

/*
 * What somebody writes on problems, in the browser: each draft and each submission under a key of its own, which says
 * whose it is, and says itself whether the account has it. Whose work is written now goes by the owner of the progress
 * (docs/decisions/0007-progress-that-follows.md): nobody is one before the server has confirmed the session.
 */

export const ownerNow = (): string => readStored(OWNER) ?? GUEST;

// Addresses are the same in any case.
const ofProblem = (prefix: string, slug: string) => `${prefix}${slug.toLowerCase()}:`;

export const draftKey = (owner: string, slug: string, language: Language): string =>
  ofProblem(draftsOf(owner), slug) + language;
export const submissionsPrefix = (owner: string, slug: string): string => ofProblem(submissionsOf(owner), slug);
export const submissionKey = (owner: string, { slug, key }: { slug: string; key: string }): string =>
  submissionsPrefix(owner, slug) + key;

export type DraftEntry = { key: string; slug: string; language: Language; draft: LocalDraft };

/** The drafts of somebody. */
export const draftEntries = (owner: string): DraftEntry[] =>
  storedEntries(draftsOf(owner)).flatMap(([key, text]) => {
    const [slug = '', language = ''] = key.slice(draftsOf(owner).length).split(':');
    const draft = parseLocalDraft(text);
    return draft ? [{ key, slug, language: language as Language, draft }] : []; // as draftKey made it
  });

/** The submissions of somebody, of one problem or of all. */
export const submissionEntries = (owner: string, slug?: string): LocalSubmission[] =>
  storedEntries(slug === undefined ? submissionsOf(owner) : submissionsPrefix(owner, slug)).flatMap(
    ([, text]) => parseLocalSubmission(text) ?? [],
  );

/** Of a draft as the account has it. */
export const inMilliseconds = <T extends { changedAt: string }>({ changedAt, ...draft }: T) => ({
  ...draft,
  changedAt: Date.parse(changedAt),
});

export function keepDraft(key: string, next: (local: LocalDraft | null) => LocalDraft | null): void {
  const draft = next(parseLocalDraft(readStored(key)));
  if (draft) writeOwnWork({ [key]: draft });
}

/** Null removes. @returns whether the browser kept it; where it is full, what the account has makes room */
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

/** A visitor's work becomes the learner's who signs in: it joins what is there, and is to be sent. */
function claimOwnWork(owner: string): void {
  for (const { key, slug, language, draft } of draftEntries(GUEST)) {
    const target = draftKey(owner, slug, language);
    const joined = claimed(parseLocalDraft(readStored(target)), draft, newUuid());
    // In this order: a crash in between claims again, and finds the text there.
    if (!joined || writeOwnWork({ [target]: joined })) forget([key]);
  }
  for (const submission of submissionEntries(GUEST)) {
    if (writeOwnWork({ [submissionKey(owner, submission)]: submission })) forget([submissionKey(GUEST, submission)]);
  }
}

/** Leaves nothing here of learners who are signed out, but what they could not send yet: it waits for them. */
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

/** Brings back what a killed browser did not get to write (client/lib/storage-journal.ts), once for each load of the page. */
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
