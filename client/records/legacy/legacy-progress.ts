import type { trpc } from '#client/lib/api/trpc.ts';
import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { isStudyFlag, type Mark, MAX_PROBLEM_NAME } from '#shared/records/mark/mark.ts';
import { legacyNote } from '#shared/rules/notes/legacy-note.ts';
import { problemNote, problemOfNote } from '#shared/rules/notes/note-ids.ts';
import { type LegacyChange, legacyItems, legacyWrites } from '#shared/rules/progress/legacy-keys.ts';
import { companySubject, isSlug, markId, type ProblemIdentity, readMarkId } from '#shared/rules/progress/mark-ids.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { LEGACY_TAKEN } from './legacy-taken.ts';
import { MARKS } from '#client/records/marks.ts';
import { NOTES } from '#client/records/notes.ts';
import { ownerNow, shownOwners } from '#client/records/owner.ts';
import type { RecordKind } from '#client/records/record-kind.ts';
import type { LocalRecord } from '#client/records/synced-kind.ts';
import { recordKey, recordsOf, writeTexts } from '#client/records/record-store.ts';

/*
 * Progress under the storage keys of an older site (shared/rules/progress/legacy-keys.ts), in both directions: what it
 * left is taken in once, and they go on being written beside the records.
 */

/** What the legacy keys become when records of the account are stored. */
export const legacyChanges = (entries: readonly SyncedEntry[]): Record<string, string> =>
  legacyWrites(
    entries.flatMap((entry) => legacyChange(entry) ?? []),
    readStored,
  );

/** Null for what an older site does not store. */
function legacyChange({ kind, id, record }: SyncedEntry): LegacyChange | null {
  if (kind === 'note')
    return problemOfNote(id) === null
      ? null
      : { field: 'note', name: record.title, companyIds: [], value: record.text };
  const flag = kind === 'mark' ? readMarkId(id)?.flag : undefined;
  if (kind !== 'mark' || flag === undefined || isStudyFlag(flag)) return null;
  return { field: flag, name: record.name, companyIds: record.companyIds, value: String(record.isSet) };
}

/**
 * Takes in what an older site left in this browser, under the names and ids that it has there. Its times are unknown.
 */
export function takeLegacyProgress(): void {
  if (readStored(LEGACY_TAKEN) !== null) return;
  const owner = ownerNow();
  const changes = legacyItems(storedEntries()).flatMap(({ problem, field, value }) => {
    const subject = 'name' in problem ? problem.name : companySubject(problem.companyId);
    const [kind, id, record] =
      field === 'note'
        ? ['note' as const, problemNote(subject), legacyNote(subject, value)]
        : ['mark' as const, markId(field, subject), legacyMark(subject)];
    const key = recordKey(kind, owner, id);
    return readStored(key) === null ? [[key, { record, isSent: false }] as const] : [];
  });
  writeTexts(changes, { [LEGACY_TAKEN]: changes.length > 0 ? 'unresolved' : 'resolved' });
}

const legacyMark = (name: string): Mark => ({ at: 0, by: '', isSet: true, name, companyIds: [], days: {} });

/** The most subjects of one call. */
const MAX_SUBJECTS = 1000;

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** Moves what was taken in to the slugs of the problems, which only the server knows. */
export async function resolveLegacyProgress({ sheets }: Client): Promise<void> {
  const owners = shownOwners();
  const open = owners.flatMap((owner) => [...subjectsIn(MARKING, owner), ...subjectsIn(NOTING, owner)]);
  const subjects = [...new Set(open)].filter((one) => one.length <= MAX_PROBLEM_NAME && isStorable(one));
  for (let start = 0; start < subjects.length; start += MAX_SUBJECTS) {
    const problems = await sheets.problemsOf.mutate({ subjects: subjects.slice(start, start + MAX_SUBJECTS) });
    const known = new Map(problems.map(({ subject, ...problem }) => [subject, problem]));
    // All at once, as each write makes the page look again.
    writeTexts(owners.flatMap((owner) => [...movesOf(MARKING, owner, known), ...movesOf(NOTING, owner, known)]));
  }
  writeStored({ [LEGACY_TAKEN]: 'resolved' });
}

/** How a kind names the problem of a record. */
type Naming<N extends 'mark' | 'note'> = {
  kind: RecordKind<LocalRecord<N>>;
  /** The problem of a record that is not under its slug; null for any other record. */
  subjectOf(id: string): string | null;
  idOf(id: string, slug: string): string;
  /** The record under the name that its problem has now. */
  named(record: LocalRecord<N>['record'], problem: ProblemIdentity): LocalRecord<N>['record'];
};

const MARKING: Naming<'mark'> = {
  kind: MARKS,
  subjectOf(id) {
    const mark = readMarkId(id);
    return mark && !isStudyFlag(mark.flag) && !isSlug(mark.subject) ? mark.subject : null;
  },
  idOf: (id, slug) => markId(readMarkId(id)?.flag ?? 'done', slug), // subjectOf has read it
  named: (record, { name, companyIds }) => ({ ...record, name, companyIds: [...companyIds] }),
};

const NOTING: Naming<'note'> = {
  kind: NOTES,
  subjectOf(id) {
    const subject = problemOfNote(id);
    return subject === null || isSlug(subject) ? null : subject;
  },
  idOf: (_id, slug) => problemNote(slug),
  named: (record, { name }) => ({ ...record, title: name }),
};

const subjectsIn = <N extends 'mark' | 'note'>({ kind, subjectOf }: Naming<N>, owner: string): string[] =>
  recordsOf(kind, owner).flatMap(({ id }) => subjectOf(id) ?? []);

/** The records of a kind under the slugs of their problems, and those that are removed for it. */
function movesOf<N extends 'mark' | 'note'>(
  { kind, subjectOf, idOf, named }: Naming<N>,
  owner: string,
  known: ReadonlyMap<string, ProblemIdentity>,
): (readonly [key: string, record: LocalRecord<N> | null])[] {
  // Several names may be one problem.
  const moved = new Map<string, LocalRecord<N>>();
  const gone: [string, null][] = [];
  for (const { id, record } of recordsOf(kind, owner)) {
    const problem = known.get(subjectOf(id) ?? '');
    if (!problem) continue;
    const target = recordKey(kind.name, owner, idOf(id, problem.problem));
    const local = moved.get(target) ?? kind.parse(readStored(target) ?? '');
    const joined = kind.restore(local, { ...record, record: named(record.record, problem) });
    if (joined) moved.set(target, { ...joined, isSent: false });
    gone.push([recordKey(kind.name, owner, id), null]);
  }
  return [...moved, ...gone];
}
