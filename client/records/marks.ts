import { ownTimeZone } from '#client/lib/own-time-zone.ts';
import { onceUntilChanged, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { readStored } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { isStudyFlag, changedMark, type Flag, mark, type Mark } from '#shared/records/mark/mark.ts';
import { markId, type ProblemIdentity, subjectsOf } from '#shared/rules/progress/mark-ids.ts';
import { legacyWrites } from '#shared/rules/progress/legacy-keys.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { GUEST, LATEST, ownerNow, shownOwners } from './owner.ts';
import { changeRecord, readRecord, recordKey } from './record-store.ts';
import { browserKind } from './synced-kind.ts';

/** Ticks, stars, and what is known or to be revised: docs/decisions/0007-progress-that-follows.md. */
export const MARKS = browserKind('mark', mark);

/** Matches the text that record-store.ts writes; in a value, the quotation marks would be escaped. */
const isSetIn = (text: string): boolean => text.includes('"isSet":true');

/** Null if there is no mark. */
function readFlag(flag: Flag, subject: string): boolean | null {
  const texts = shownOwners().flatMap((owner) => readStored(recordKey('mark', owner, markId(flag, subject))) ?? []);
  return texts.length === 0 ? null : texts.some(isSetIn);
}

/** Whether a learner or visitor has set a flag of a problem in this browser. */
export const isMarked = (flag: Flag, problem: Pick<ProblemIdentity, 'problem' | 'name'>): boolean =>
  subjectsOf(problem).reduce<boolean | null>((known, subject) => known ?? readFlag(flag, subject), null) ?? false;

/** The subjects of all marks with the flag, each with whether it is set. */
export const marksWith = onceUntilChanged((flag: Flag): ReadonlyMap<string, boolean> => {
  const marks = new Map<string, boolean>();
  for (const owner of shownOwners()) {
    const prefix = recordKey('mark', owner, markId(flag, ''));
    for (const [key, text] of storedEntries(prefix)) {
      const subject = key.slice(prefix.length);
      marks.set(subject, (marks.get(subject) ?? false) || isSetIn(text));
    }
  }
  return marks;
});

/** A check whether a problem has a flag, for many problems: all marks are read at once. */
export function markReader(flag: Flag): (problem: Pick<ProblemIdentity, 'problem' | 'name'>) => boolean {
  const marks = marksWith(flag);
  return ({ problem, name }) => marks.get(problem) ?? marks.get(name) ?? false;
}

/** Sets or removes a flag; a tick counts for today. @returns whether it was stored */
export function setFlag(flag: Flag, problem: ProblemIdentity, isSet: boolean): boolean {
  const owner = ownerNow();
  const now = Date.now();
  const change = {
    ...problem,
    isSet,
    now,
    by: newUuid(),
    day: flag === 'done' ? dayIn(ownTimeZone(), now) : null,
  };
  const { name, companyIds } = problem;
  const legacy = isStudyFlag(flag)
    ? {}
    : legacyWrites([{ field: flag, name, companyIds, value: String(isSet) }], readStored);
  return changeRecord(
    MARKS,
    owner,
    markId(flag, problem.problem),
    (local) => ({ record: changedMark(local?.record ?? readMark(flag, name), change), isSent: false }),
    { ...legacy, ...(owner !== GUEST && { [LATEST]: change.by }) },
  );
}

const readMark = (flag: Flag, subject: string): Mark | null =>
  readRecord(MARKS, ownerNow(), markId(flag, subject))?.record ?? null;

/** Ticks or unticks a problem on every sheet. @returns whether anything changed and was stored */
export const setProblemDone = (problem: ProblemIdentity, isDone = true): boolean =>
  isMarked('done', problem) !== isDone && setFlag('done', problem, isDone);
