import { type LocalSitting, joinSittings, SITTINGS } from '#client/records/sitting-kind.ts';
import { SUBMISSIONS } from '#client/records/submission-kind.ts';
import { ownerNow, shownOwners } from '#client/records/owner.ts';
import { changeRecord, ofProblem, parseTexts, recordsOf, recordTexts } from '#client/records/record-store.ts';
import { endOf, isWithin, type Sitting } from '#shared/rules/sittings/sitting.ts';
import { mergeSittings, saysMore } from '#shared/rules/sittings/sitting-merge.ts';

/*
 * Contests and mock interviews in the browser (docs/decisions/0020-sittings.md). Every write is merged into the stored
 * sitting, so that nothing is lost with several tabs or devices, or without a connection.
 */

/** The stored texts of the shown sittings, one per line. Equal unless one changes. */
export const sittingTexts = (): string =>
  shownOwners()
    .map((owner) => recordTexts('sitting', owner))
    .join('\n');

/** Each sitting once, even if both a visitor and the learner have a copy. */
export function readSittings(texts = sittingTexts()): LocalSitting[] {
  const found = new Map<string, LocalSitting>();
  for (const sitting of parseTexts(SITTINGS, texts))
    found.set(sitting.key, joinSittings(found.get(sitting.key) ?? null, sitting));
  return [...found.values()];
}

/** Merges a copy into the stored sitting. @returns whether the browser could store it */
export const saveSitting = (sitting: Sitting, { owner = ownerNow(), isSent = false } = {}): boolean =>
  changeRecord(SITTINGS, owner, sitting.key, (local) => joinSittings(local, { ...sitting, isSent }));

/** Sittings that ended longer ago are skipped, as viewing the pages of a sitting gathers its tries at once. */
const GATHERED_MS = 24 * 3_600_000;

let isGathering = false;

/** Adds all submissions for a sitting's problems during its time as tries, from any tab. */
export function gatherTries(): void {
  // saveSitting notifies the subscribers of the storage, including this function (use-sitting-sync.ts).
  if (isGathering) return;
  isGathering = true;
  const owners = shownOwners();
  for (const sitting of readSittings().filter((each) => endOf(each) > Date.now() - GATHERED_MS)) {
    const tries = sitting.problems.flatMap(({ slug }) =>
      owners
        .flatMap((owner) => recordsOf(SUBMISSIONS, owner, ofProblem(slug)))
        .map(({ record }) => record)
        .filter(({ submittedAt }) => isWithin(sitting, submittedAt))
        .map(({ key, verdict, submittedAt: at }) => ({ key, slug, verdict, at })),
    );
    const { isSent: _isSent, ...own } = sitting;
    const merged = mergeSittings(own, { ...own, tries });
    if (saysMore(merged, own)) saveSitting(merged);
  }
  isGathering = false;
}
