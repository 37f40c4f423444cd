import { readJournal, writeJournal } from '#client/lib/storage/storage-journal.ts';
import { RECORD_PREFIX, recordPrefix, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { isHeld, readStored, writeStored } from '#client/lib/storage/storage.ts';
import type { BrowserRecord, RecordKind, RecordName } from './record-kind.ts';
import { ownerNow } from './owner.ts';
import { isSent } from './unsettled.ts';

/*
 * A learner's own records in the browser, of every kind (record-kind.ts), each under its own key, with a copy in the
 * journal. Their owner is the owner of the progress (docs/decisions/0007-progress-that-follows.md): a guest until the
 * server has confirmed the session.
 */

export const recordKey = (name: RecordName, owner: string, id = ''): string => `${recordPrefix(owner)}${name}:${id}`;

// Slugs are case-insensitive.
export const ofProblem = (slug: string, id = ''): string => `${slug.toLowerCase()}:${id}`;

/**
 * The texts of an owner's records with the id prefix, one per line, as JSON has no line breaks. Equal until one
 * changes.
 */
export const recordTexts = (name: RecordName, owner: string, idPrefix = ''): string =>
  storedEntries(recordKey(name, owner, idPrefix))
    .map(([, text]) => text)
    .join('\n');

export const parseTexts = <R extends BrowserRecord>({ parse }: RecordKind<R>, texts: string): R[] =>
  texts.split('\n').flatMap((text) => parse(text) ?? []);

export type Entry<R> = { id: string; record: R };

/** The records of an owner with the id prefix. */
export function recordsOf<R extends BrowserRecord>(kind: RecordKind<R>, owner: string, idPrefix = ''): Entry<R>[] {
  const start = recordKey(kind.name, owner).length;
  return storedEntries(recordKey(kind.name, owner, idPrefix)).flatMap(([key, text]) => {
    const record = kind.parse(text);
    return record ? [{ id: key.slice(start), record }] : [];
  });
}

export const readRecord = <R extends BrowserRecord>(kind: RecordKind<R>, owner: string, id: string): R | null =>
  kind.parse(readStored(recordKey(kind.name, owner, id)) ?? '');

/**
 * Null removes. If storage is full, records that are removable are removed. What is not stored is still what this page
 * reads.
 * @returns whether it was stored
 */
export function writeRecords<R extends BrowserRecord>(
  kind: RecordKind<R>,
  owner: string,
  changes: readonly { id: string; record: R | null }[],
): boolean {
  return writeTexts(changes.map(({ id, record }) => [recordKey(kind.name, owner, id), record]));
}

/**
 * @param next returns null to change nothing
 * @param beside other entries that are stored after the record
 * @returns whether it was stored
 */
export function changeRecord<R extends BrowserRecord>(
  kind: RecordKind<R>,
  owner: string,
  id: string,
  next: (local: R | null) => R | null,
  beside: Record<string, string> = {},
): boolean {
  const record = next(readRecord(kind, owner, id));
  const key = recordKey(kind.name, owner, id);
  return record === null ? !isHeld(key) : writeTexts([[key, record]], beside);
}

/** @param beside other entries that are stored after the records @returns whether all were stored */
export function writeTexts(
  changes: readonly (readonly [key: string, record: BrowserRecord | null])[],
  beside: Record<string, string> = {},
): boolean {
  const texts = Object.fromEntries(
    changes
      .map(([key, record]) => [key, record && JSON.stringify(record)] as const)
      .filter(([key, text]) => text !== readStored(key) || isHeld(key)),
  );
  const all = { ...texts, ...beside };
  if (Object.keys(all).length === 0) return true;
  if (Object.keys(texts).length > 0) writeJournal(texts);
  return writeStored(all) || (makeRoom(Object.keys(texts)) && writeStored(all));
}

/** Can be removed once they are sent, as pages then read them from the account. */
const REMOVABLE: readonly RecordName[] = ['submission'];

function makeRoom(needed: readonly string[]): boolean {
  const gone = REMOVABLE.flatMap((name) => storedEntries(recordKey(name, ownerNow())))
    .filter(([key, text]) => isSent(text) && !needed.includes(key))
    .map(([key]) => key);
  return removeRecords(gone);
}

/** @returns whether records were removed */
export function removeRecords(keys: readonly string[]): boolean {
  if (keys.length === 0) return false;
  const texts = Object.fromEntries(keys.map((key) => [key, null]));
  writeJournal(texts);
  return writeStored(texts);
}

/** The owner and the kind of a stored record. */
export function partsOf(key: string): { owner: string; name: string } {
  const [owner = '', name = ''] = key.slice(RECORD_PREFIX.length).split(':');
  return { owner, name };
}

const restored = new Map<RecordName, Promise<void>>();

/**
 * Restores writes that were lost when the browser was killed (client/lib/storage/storage-journal.ts), once per page
 * load.
 */
export function restoreRecords<R extends BrowserRecord>(kind: RecordKind<R>): Promise<void> {
  const known = restored.get(kind.name) ?? restore(kind);
  restored.set(kind.name, known);
  return known;
}

async function restore<R extends BrowserRecord>({ name, parse, restore: add }: RecordKind<R>): Promise<void> {
  const lost = (await readJournal(RECORD_PREFIX)).flatMap(([key, text]) => {
    const stored = readStored(key);
    const journaled = partsOf(key).name === name && text !== stored ? parse(text) : null;
    const record = journaled && add(parse(stored ?? ''), journaled);
    return record ? [[key, record] as const] : [];
  });
  writeTexts(lost);
}
