import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import { type Connections, inTransaction } from '#server/database/transaction.ts';
import { AppError } from '#server/errors.ts';
import { type ImportedRecord, importedRecords, writeImported } from '#server/own-records/import-records.ts';
import { lockLearner } from '#server/own-records/store.ts';
import { asStored, problemsBySubject } from '#server/own-records/subjects.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { legacyNote } from '#shared/rules/notes/legacy-note.ts';
import { problemNote, problemOfNote } from '#shared/rules/notes/note-ids.ts';
import { companyIdOf, companySubject, markId, readMarkId } from '#shared/rules/progress/mark-ids.ts';
import type { ProgressField } from '#shared/rules/progress/progress-fields.ts';
import { readCardId } from '#shared/rules/review/read-card-id.ts';
import { isStudyFlag } from '#shared/records/mark/mark.ts';
import { titleOfSlug } from '#shared/rules/text/slug-title.ts';
import { type Imported, readProgressFile, type WrittenWork } from '#shared/schemas/progress.ts';
import { rememberImport, type ReplacedByImport, undoLastImport, type UndoneImport } from './last-import.ts';

export type ImportedChange = { name: string; field: ProgressField; before: string; after: string };

/** What an import would change, or has changed. */
export type ImportPreview = {
  done: number;
  starred: number;
  notes: number;
  /** Marks on questions and cheat sheets. */
  questions: number;
  /** Days of activity that are added, counted per problem. */
  activity: number;
  /** Drafts that are added or changed, submissions that are added, sittings that are added or extended. */
  drafts: number;
  submissions: number;
  sittings: number;
  /** Other records, such as reviews, that are added or changed. */
  records: number;
  /** Marks and notes of the file that change nothing. */
  unchanged: number;
  /** Those whose id no problem has any more. */
  unknown: number;
  /** The first changes, for display. */
  changes: ImportedChange[];
};

type ImportedWork = Pick<ImportPreview, 'drafts' | 'submissions' | 'sittings'>;

/** Imports a file's drafts, submissions and sittings: server/practice/import-work.ts. */
export type WorkImport = {
  preview(database: Database, userKey: string, work: WrittenWork): Promise<ImportedWork>;
  /** @returns null when the whole transaction must be rolled back and retried */
  take(
    connections: Connections,
    userKey: string,
    work: WrittenWork,
  ): Promise<{ counts: ImportedWork; replaced: Omit<ReplacedByImport, 'records'> } | null>;
};

type Transfer = { database: Database; work: WorkImport };

const MAX_SHOWN = 200;
const NO_WORK: ImportedWork = { drafts: 0, submissions: 0, sittings: 0 };

const hasWork = ({ drafts, submissions, sittings }: WrittenWork) =>
  drafts.length + submissions.length + sittings.length > 0;

export async function previewImport(
  { database, work }: Transfer,
  userKey: string,
  file: unknown,
): Promise<ImportPreview> {
  const imported = readFile(file);
  const progress = await entriesOf(database, imported);
  const [changes, written] = await Promise.all([
    importedRecords(database, userKey, progress.entries),
    hasWork(imported) ? work.preview(database, userKey, imported) : NO_WORK,
  ]);
  return { ...previewOf(progress, changes), ...written };
}

/**
 * Imports the whole file or nothing. The learner's last import can be undone.
 */
export async function importProgress(
  { database, work }: Transfer,
  userKey: string,
  file: unknown,
): Promise<ImportPreview> {
  const imported = readFile(file);
  const progress = await entriesOf(database, imported);
  for (;;) {
    const preview = await inTransaction(database, async (connections) => {
      await lockLearner(connections, userKey);
      const changes = await importedRecords(connections, userKey, progress.entries);
      const records = await writeImported(connections, userKey, changes);
      const outcome = hasWork(imported)
        ? await work.take(connections, userKey, imported)
        : { counts: NO_WORK, replaced: { drafts: [], submissions: [], sittings: [] } };
      if (outcome === null) return null;
      await rememberImport(connections, userKey, { key: imported.importKey, ...outcome.replaced, records });
      return { ...previewOf(progress, changes), ...outcome.counts };
    });
    if (preview) return preview;
  }
}

/**
 * Undoes the last import. What was changed since stays, and is listed.
 * @throws AppError not_found when there is no import
 */
export async function undoImport(database: Database, userKey: string): Promise<UndoneImport> {
  const undone = await undoLastImport(database, userKey);
  if (undone === null) throw new AppError('not_found', 'There is no import to undo');
  return { ...undone, kept: undone.kept.map(({ kind, title }) => ({ kind, title: titleOf(kind, title) })) };
}

function titleOf(kind: UndoneImport['kept'][number]['kind'], title: string): string {
  if (kind === 'draft' || kind === 'submission') return titleOfSlug(title);
  const card = kind === 'review-card' ? readCardId(title) : null;
  return card?.kind === 'problem' ? titleOfSlug(card.slug) : title;
}

function readFile(file: unknown): Imported {
  const read = readProgressFile(file);
  if (typeof read === 'string') throw new AppError('invalid_input', read);
  return read;
}

type FileEntries = { entries: SyncedEntry[]; unknown: number };

/** A file's records, and its ticks, stars, notes and days of activity as records. */
async function entriesOf(connections: Connections, { items, activity, records }: Imported): Promise<FileEntries> {
  const subjectOf = ({ problem }: Imported['items'][number]) =>
    'name' in problem ? problem.name : companySubject(problem.companyId);
  const subjects = new Set([
    ...items.filter(({ field }) => !isStudyFlag(field)).map(subjectOf),
    ...activity.map(({ name }) => name),
  ]);
  const problems = await problemsBySubject(connections, [...subjects]);
  const now = Date.now();
  let unknown = 0;
  const entries = items.flatMap((item): SyncedEntry[] => {
    const { field, value, previousValue } = item;
    const subject = subjectOf(item);
    const problem = isStudyFlag(field) ? undefined : problems.get(subject);
    if (!problem && companyIdOf(subject) !== null) {
      unknown += 1;
      return [];
    }
    const { name, problem: slug, companyIds } = problem ?? { name: subject, problem: subject, companyIds: [] };
    const at = Math.max(0, Math.min(item.changedAt, now));
    if (field === 'note') {
      const { versions: _none, ...earlier } = legacyNote(name, previousValue ?? '');
      const versions = earlier.text === '' ? [] : [earlier];
      return [{ kind: 'note', id: problemNote(slug), record: { ...legacyNote(name, value), at, versions } }];
    }
    const record = { at, by: randomUUID(), isSet: value === 'true', name, companyIds: [...companyIds], days: {} };
    return [{ kind: 'mark', id: markId(field, slug), record }];
  });
  const marks = activity.map(({ day, name: subject }): SyncedEntry => {
    const {
      name,
      problem: slug,
      companyIds,
    } = problems.get(subject) ?? { name: subject, problem: subject, companyIds: [] };
    const days = { [day]: { at: 0, isTicked: true } };
    return {
      kind: 'mark',
      id: markId('done', slug),
      record: { at: 0, by: '', isSet: false, name, companyIds: [...companyIds], days },
    };
  });
  const sent = { sentAt: new Date(now).toISOString(), timeZone: 'UTC' };
  return { entries: [...entries, ...marks, ...(await asStored(connections, records, sent))], unknown };
}

/** The flag and state that a change of a mark or of a problem's note leads to; null for any other record. */
function shownChange({ entry, before }: ImportedRecord): ImportedChange | null {
  if (entry.kind === 'mark') {
    const former = before?.kind === 'mark' && before.record.isSet;
    const flag = readMarkId(entry.id)?.flag;
    const { isSet, name } = entry.record;
    return flag && isSet && !former ? { name, field: flag, before: String(former), after: 'true' } : null;
  }
  if (entry.kind !== 'note' || problemOfNote(entry.id) === null) return null;
  const { title, text } = entry.record;
  return { name: title, field: 'note', before: before?.kind === 'note' ? before.record.text : '', after: text };
}

/** The days of activity that a change adds. */
function addedDays({ entry, before }: ImportedRecord): number {
  if (entry.kind !== 'mark') return 0;
  const known = before?.kind === 'mark' ? before.record.days : {};
  return Object.entries(entry.record.days).filter(([day, { isTicked }]) => isTicked && !known[day]?.isTicked).length;
}

const isProgress = ({ kind, id }: SyncedEntry) => kind === 'mark' || (kind === 'note' && problemOfNote(id) !== null);

function previewOf(
  { entries, unknown }: FileEntries,
  imported: readonly ImportedRecord[],
): Omit<ImportPreview, keyof ImportedWork> {
  const changes = imported.flatMap((change) => shownChange(change) ?? []);
  const count = (field: ProgressField) => changes.filter((change) => change.field === field).length;
  const set = entries.filter((entry) => isProgress(entry) && !(entry.kind === 'mark' && !entry.record.isSet));
  return {
    done: count('done'),
    starred: count('starred'),
    notes: count('note'),
    questions: count('known') + count('revise'),
    activity: imported.reduce((sum, change) => sum + addedDays(change), 0),
    records: imported.filter(({ entry }) => !isProgress(entry)).length,
    unchanged: set.length - changes.length,
    unknown,
    changes: changes.slice(0, MAX_SHOWN),
  };
}
