import { GUEST, OWNER } from '#client/lib/progress-queue.ts';
import { readJournal, writeJournal } from '#client/lib/storage-journal.ts';
import { OWN_WORK, sittingsOf, storedEntries, submissionsOf } from '#client/lib/storage-keys.ts';
import { readStored, writeStored } from '#client/lib/storage.ts';
import { parseLocalSubmission } from '#shared/rules/practice/local-submissions.ts';
import { endOf, isWithin, parseSitting, type Sitting } from '#shared/rules/sittings/sitting.ts';
import { mergeSittings, saysMore } from '#shared/rules/sittings/sitting-merge.ts';

/*
 * Stores contests and mock interviews in the browser: each sitting under a key of its own, beside the drafts and
 * submissions and with the same owners (docs/decisions/0020-sittings.md). Every write is merged into the stored
 * sitting, so that no other tab, other device or lost connection loses anything.
 */

/** `isSent`: the account has everything in it. */
export type LocalSitting = Sitting & { isSent: boolean };

const ownerNow = () => readStored(OWNER) ?? GUEST;
const keyOf = (owner: string, { key }: { key: string }) => sittingsOf(owner) + key;

const parse = (text: string | null) => (text === null ? null : (parseSitting(text) as LocalSitting | null)); // as written below

/** The owners whose sittings are shown: a visitor's are about to become those of the learner who has signed in. */
const shownOwners = (): string[] => [...new Set([ownerNow(), GUEST])];

/** The stored texts of the shown sittings, one a line, as JSON has no line breaks. Equal unless one changes. */
export const sittingTexts = (): string =>
  shownOwners()
    .flatMap((owner) => storedEntries(sittingsOf(owner)).map(([, text]) => text))
    .join('\n');

/** Each sitting once, even if both a visitor and the learner have a copy. */
export function readSittings(texts = sittingTexts()): LocalSitting[] {
  const found = new Map<string, LocalSitting>();
  for (const text of texts.split('\n')) {
    const sitting = parse(text);
    if (sitting) found.set(sitting.key, joined(found.get(sitting.key) ?? null, sitting));
  }
  return [...found.values()];
}

export const sittingsOfOwner = (owner: string): LocalSitting[] =>
  storedEntries(sittingsOf(owner)).flatMap(([, text]) => parse(text) ?? []);

function joined(local: LocalSitting | null, sitting: LocalSitting): LocalSitting {
  if (!local) return sitting;
  const merged = mergeSittings(local, sitting);
  const isSent = [local, sitting].some((copy) => copy.isSent && !saysMore(merged, copy));
  return { ...merged, isSent };
}

/** Merges a copy into the stored sitting. @returns whether the browser could store it */
export function keepSitting(sitting: Sitting, { owner = ownerNow(), isSent = false } = {}): boolean {
  const key = keyOf(owner, sitting);
  const text = JSON.stringify(joined(parse(readStored(key)), { ...sitting, isSent }));
  if (text === readStored(key)) return true;
  writeJournal({ [key]: text });
  return writeStored({ [key]: text });
}

/** Sittings that ended longer ago are skipped: viewing a sitting's pages gathers its tries at once. */
const GATHERED_MS = 24 * 3_600_000;

let isGathering = false;

/** Adds each submission of a sitting's problem while its clock ran as a try, whichever tab it was made in. */
export function gatherTries(): void {
  // keepSitting notifies the subscribers of the storage, and this function is one of them (use-sitting-sync.ts).
  if (isGathering) return;
  isGathering = true;
  const owners = shownOwners();
  for (const sitting of readSittings().filter((each) => endOf(each) > Date.now() - GATHERED_MS)) {
    const tries = sitting.problems.flatMap(({ slug }) =>
      owners
        .flatMap((owner) => storedEntries(`${submissionsOf(owner)}${slug}:`))
        .flatMap(([, text]) => parseLocalSubmission(text) ?? [])
        .filter(({ submittedAt }) => isWithin(sitting, submittedAt))
        .map(({ key, verdict, submittedAt: at }) => ({ key, slug, verdict, at })),
    );
    const { isSent: _isSent, ...own } = sitting;
    const merged = mergeSittings(own, { ...own, tries });
    if (saysMore(merged, own)) keepSitting(merged);
  }
  isGathering = false;
}

function forget(keys: readonly string[]): void {
  const texts = Object.fromEntries(keys.map((key) => [key, null]));
  writeJournal(texts);
  writeStored(texts);
}

/** Moves a visitor's sittings to the learner who signs in, as not yet sent. */
export function claimSittings(owner: string): void {
  for (const { isSent: _isSent, ...sitting } of sittingsOfOwner(GUEST))
    if (keepSitting(sitting, { owner })) forget([keyOf(GUEST, sitting)]);
}

/** Deletes sittings of learners who are signed out, except unsent ones, which wait for their next sign-in. */
export function forgetOthersSittings(): void {
  const owns = shownOwners().map(sittingsOf);
  const gone = storedEntries(OWN_WORK).flatMap(([key, text]) => {
    const isOthers = isSittingKey(key) && !owns.some((prefix) => key.startsWith(prefix));
    return isOthers && parse(text)?.isSent === true ? [key] : [];
  });
  if (gone.length > 0) forget(gone);
}

const ownerIn = (key: string) => key.slice(OWN_WORK.length).split(':')[0] ?? '';
const isSittingKey = (key: string) => key.startsWith(sittingsOf(ownerIn(key)));

let restored: Promise<void> | undefined;

/** Restores from the journal what a killed browser did not store, once per page load. */
export const restoreSittings = (): Promise<void> => (restored ??= restore());

async function restore(): Promise<void> {
  for (const [key, text] of await readJournal(OWN_WORK)) {
    const sitting = isSittingKey(key) ? parse(text) : null;
    if (sitting) keepSitting(sitting, { owner: ownerIn(key), isSent: sitting.isSent });
  }
}
