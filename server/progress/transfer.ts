import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import { type Connections, inTransaction } from '#server/database/transaction.ts';
import { AppError } from '#server/errors.ts';
import { readCardId } from '#shared/rules/review/read-card-id.ts';
import { titleOfSlug } from '#shared/rules/text/slug-title.ts';
import { mergeItem, type ProgressField } from '#shared/rules/progress/progress-merge.ts';
import { type Imported, readProgressFile, type WrittenWork } from '#shared/schemas/progress.ts';
import { rememberImport, type ReplacedWork, undoLastImport, type UndoneImport } from './last-import.ts';
import {
  byItemKey,
  itemKey,
  lockLearner,
  type NamedItem,
  newMarksOf,
  readStoredRows,
  recordChanges,
  type Stored,
} from './store.ts';

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
  /** Synced records, such as reviews, that are added or changed. */
  records: number;
  /** Items of the file that change nothing. */
  unchanged: number;
  /** Items whose id no problem has any more. */
  unknown: number;
  /** The first changes, for display. */
  changes: ImportedChange[];
};

type ImportedWork = Pick<ImportPreview, 'drafts' | 'submissions' | 'sittings' | 'records'>;

/**
 * Imports the parts of a file other than progress: server/practice/import-work.ts, server/records/import-records.ts.
 */
export type WorkImport = {
  preview(database: Database, userKey: string, work: WrittenWork): Promise<ImportedWork>;
  /** @returns null when the whole transaction must be rolled back and retried */
  take(
    connections: Connections,
    userKey: string,
    work: WrittenWork,
  ): Promise<{ counts: ImportedWork; replaced: ReplacedWork } | null>;
};

type Transfer = { database: Database; work: WorkImport };

const MAX_SHOWN = 200;
const NO_WORK: ImportedWork = { drafts: 0, submissions: 0, sittings: 0, records: 0 };

const NOTHING_REPLACED: ReplacedWork = { drafts: [], submissions: [], sittings: [], records: [] };

const hasWork = ({ drafts, submissions, sittings, records }: WrittenWork) =>
  drafts.length + submissions.length + sittings.length + records.length > 0;

export async function previewImport(
  { database, work }: Transfer,
  userKey: string,
  file: unknown,
): Promise<ImportPreview> {
  const imported = readFile(file);
  const [stored, marks, written] = await Promise.all([
    readStoredRows(database, userKey, requestedBy(imported)),
    newMarksOf(database, userKey, imported.activity),
    hasWork(imported) ? work.preview(database, userKey, imported) : NO_WORK,
  ]);
  return { ...previewOf(imported, { stored, items: merge(imported, stored), activity: marks.length }), ...written };
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
  for (;;) {
    const preview = await inTransaction(database, async (connections) => {
      await lockLearner(connections, userKey);
      const progress = await takeItems(connections, userKey, imported);
      const outcome = hasWork(imported)
        ? await work.take(connections, userKey, imported)
        : { counts: NO_WORK, replaced: NOTHING_REPLACED };
      if (outcome === null) return null;
      const replaced = { ...progress.replaced, ...outcome.replaced };
      await rememberImport(connections, userKey, { key: imported.importKey, ...replaced });
      return { ...progress.preview, ...outcome.counts };
    });
    if (preview) return preview;
  }
}

/** Merges the file's ticks, stars, notes and activity. @param connections in a transaction that has the learner's lock */
async function takeItems(connections: Connections, userKey: string, imported: Imported) {
  const references = requestedBy(imported);
  const stored = await readStoredRows(connections, userKey, references);
  const items = merge(imported, stored);
  const marks = await newMarksOf(connections, userKey, imported.activity);
  await recordChanges(connections, {
    learner: userKey,
    names: stored.names,
    fields: references.fields,
    changeKeys: [],
    expected: stored.revision,
    items,
    marks: marks.map((mark) => ({ ...mark, isTick: true })),
    since: null,
  });
  const before = byItemKey(stored.items);
  const replacedItems = items.map(({ name, field, changeKey }) => ({
    name,
    field,
    changeKey,
    before: before.get(itemKey(field, name)) ?? null,
  }));
  return {
    preview: previewOf(imported, { stored, items, activity: marks.length }),
    replaced: { items: replacedItems, marks },
  };
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

const requestedBy = ({ items }: Imported) => ({
  problems: items.map(({ problem }) => problem),
  fields: items.map(({ field }) => field),
  changeKeys: [],
});

/** Returns the items to write. An import is a merge: it adds, and keeps a replaced note as the earlier version. */
function merge({ items }: Imported, stored: Stored): NamedItem[] {
  const before = byItemKey(stored.items);
  const next = new Map<string, NamedItem>();
  const now = Date.now();
  for (const [index, { field, value, previousValue, changedAt }] of items.entries()) {
    const name = stored.names[index] ?? null;
    if (name === null) continue;
    const key = itemKey(field, name);
    const incoming = {
      value,
      previousValue,
      changedAt: Math.max(0, Math.min(changedAt, now)),
      changeKey: randomUUID(),
    };
    const merged = mergeItem(field, next.get(key) ?? before.get(key) ?? null, incoming);
    if (merged) next.set(key, { ...merged, changeKey: randomUUID(), name, field });
  }
  return [...next.values()];
}

type Changed = { stored: Stored; items: NamedItem[]; activity: number };

function previewOf(imported: Imported, { stored, items, activity }: Changed): Omit<ImportPreview, keyof ImportedWork> {
  const before = byItemKey(stored.items);
  const count = (field: ProgressField) => items.filter((item) => item.field === field).length;
  const unknown = stored.names.filter((name) => name === null).length;
  return {
    done: count('done'),
    starred: count('starred'),
    notes: count('note'),
    questions: count('known') + count('revise'),
    activity,
    unchanged: imported.items.length - unknown - items.length,
    unknown,
    changes: items.slice(0, MAX_SHOWN).map(({ name, field, value }) => ({
      name,
      field,
      before: before.get(itemKey(field, name))?.value ?? '',
      after: value,
    })),
  };
}
