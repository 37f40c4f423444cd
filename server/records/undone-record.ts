import { uuidOf } from './uuid-of.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { type CardEvent, type ReviewCard, reviewCard } from '#shared/records/review-card.ts';
import type { Note } from '#shared/records/note.ts';
import type { OwnList } from '#shared/records/own-list.ts';
import { areEqual, type Stamp, stampAfter } from '#shared/records/record-kind.ts';
import { DEFAULT_PLAN } from '#shared/records/review-plan.ts';
import { newStudyPlan, type PlanVersion, type StudyPlan } from '#shared/records/study-plan.ts';

/** Both copies of a record that an import has written; `before` is null when there was none. */
type Written<R> = { before: R | null; written: R };

/** The start of `by` in a copy that undoes an import; then follows when the restored copy was changed, 0 for none. */
const BY = 'undone import ';

/** For a copy that undoes an import, returns when the restored copy was changed; null for any other. */
export const undoneUntil = ({ by }: Pick<Stamp, 'by'>): number | null =>
  by.startsWith(BY) ? Number(by.slice(BY.length)) : null;

/** The key of the event that undoes the import of the event with this key. */
export const undoingKey = (event: string): string => uuidOf(`${BY}${event}`);

/**
 * Returns the copy that undoes the import of a record. Every device may have the imported copy, and merges it again: so
 * this is a later copy that restores what was there before, or says that there is nothing.
 */
export function undoneRecord(entry: SyncedEntry, former: SyncedEntry | null): SyncedEntry['record'] {
  const before = former?.kind === entry.kind ? former.record : null;
  const of = <R>(written: R) => ({ written, before: before as R | null }); // of the same kind
  switch (entry.kind) {
    case 'attempt-label':
      return undoneWhole(of(entry.record), { ...entry.record, name: '', note: '' });
    case 'review-plan':
      return undoneWhole(of(entry.record), DEFAULT_PLAN);
    case 'study-plan':
      return undonePlan(of(entry.record));
    case 'note':
      return undoneNote(of(entry.record));
    case 'own-list':
      return undoneList(of(entry.record));
    case 'review-card':
      return undoneCard(of(entry.record));
  }
}

type At = Pick<Stamp, 'at'>;
const after = (written: At, before: At | null | undefined): Stamp =>
  stampAfter(written.at, 0, `${BY}${before?.at ?? 0}`);

const undoneWhole = <R extends Stamp>({ before, written }: Written<R>, none: R): R => ({
  ...(before ?? none),
  ...after(written, before),
});

/** The shown plan keeps its owner, and gets its former settings. */
function undonePlan({ before, written }: Written<StudyPlan>): StudyPlan {
  const { others = [], ...plan } = written;
  const { visitor, timeZone } = plan;
  const none = { ...newStudyPlan(plan.interviewOn), at: 0, by: '', timeZone, isOn: false };
  const { others: had = [], ...former } = before ?? { ...none, others: [] };
  const { visitor: _visitor, ...settings } = former;
  const sameAs = (version: PlanVersion) => [former, ...had].find((one) => one.visitor === version.visitor);
  const back = others.map((other) => {
    const same = sameAs(other);
    return areEqual(other, same) ? other : { ...other, ...(same ?? { isOn: false }), ...after(other, same) };
  });
  // Of several plans of visitors, the latest is shown.
  const latest = Math.max(plan.at, ...back.map(({ at }) => at));
  return {
    ...settings,
    ...(visitor !== undefined && { visitor }),
    ...after({ at: latest }, sameAs(plan)),
    ...(back.length > 0 && { others: back }),
  };
}

function undoneNote({ before, written }: Written<Note>): Note {
  const { title, slug, versions } = written;
  const latest = Math.max(written.at, ...versions.map(({ at }) => at));
  return { title, slug, text: '', versions: [], ...before, ...after({ at: latest }, before) };
}

function undoneList({ before, written }: Written<OwnList>): OwnList {
  const head = after(written, before);
  if (!before) return { ...written, ...head, isRemoved: true, share: null, items: {}, marks: {} };
  const { name, isRemoved, share } = before;
  const isSame = areEqual(
    { name, isRemoved, share },
    { name: written.name, isRemoved: written.isRemoved, share: written.share },
  );
  const back = <T extends Stamp>(all: { [id: string]: T }, had: { [id: string]: T }, none: Partial<T>) =>
    Object.fromEntries(
      Object.entries(all).map(([id, value]) => {
        const former = Object.hasOwn(had, id) ? had[id] : undefined;
        return areEqual(value, former) ? [id, value] : [id, { ...value, ...(former ?? none), ...after(value, former) }];
      }),
    );
  return {
    ...written,
    ...(isSame ? {} : { name, isRemoved, share, ...head }),
    items: back(written.items, before.items, { isIn: false }),
    marks: back(written.marks, before.marks, { isDone: false }),
    // Rounds are never deleted: one that the file added becomes the first, without a mark.
    rounds: Object.fromEntries(
      Object.entries(written.rounds).map(([key, at]) => [key, Object.hasOwn(before.rounds, key) ? at : 0]),
    ),
  };
}

/** A card is a set of events: those that the file added are undone by further events. */
function undoneCard({ before, written: { events } }: Written<ReviewCard>): ReviewCard {
  const formerKeys = new Set(before?.events.map(({ key }) => key));
  const at = (events.at(-1)?.at ?? 0) + 1;
  const undoing = events
    .filter(({ key }) => !formerKeys.has(key))
    .map(({ key }): CardEvent => ({ key: undoingKey(key), at, kind: 'undone', of: key }));
  return reviewCard.merge({ events }, { events: undoing });
}
