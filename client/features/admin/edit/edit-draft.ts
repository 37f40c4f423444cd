import { writeStored } from '#client/lib/storage/storage.ts';
import { readJournal, writeJournal } from '#client/lib/storage/storage-journal.ts';
import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { newUuid } from '#client/lib/uuid.ts';
import type { Resource } from '#shared/resource.ts';
import { type AnyRecord, changesOf, type FormValues, valuesOf } from '#client/features/admin/form/form-values.ts';

/** Unsaved changes to a record, with the record as it was at that time. */
export type EditDraft = { key: string; at: string; values: FormValues; seen: AnyRecord };

/** Drafts are per administrator, and each opening of a record has its own, so that none overwrites another. */
const draftsOf = (owner: string, recordKey: string) => `edit-draft:${owner}:${recordKey}:`;
export const newDraftKey = (owner: string, recordKey: string): string => draftsOf(owner, recordKey) + newUuid();

/**
 * The drafts of a record, newest first, without those whose values are saved. Includes drafts in the journal that are
 * not in localStorage because of a crash.
 */
export async function findDrafts(owner: string, resource: Resource, record: AnyRecord): Promise<EditDraft[]> {
  const prefix = draftsOf(owner, record.key);
  const saved = valuesOf(resource, record);
  const found = new Map<string, EditDraft>();
  for (const [key, text] of [...storedEntries(prefix), ...(await readJournal(prefix))]) {
    const draft = { ...(JSON.parse(text) as Omit<EditDraft, 'key'>), key }; // written by keepDraft
    if (draft.at > (found.get(key)?.at ?? '')) found.set(key, draft);
  }
  const isNew = ({ values }: EditDraft) => Object.entries(values).some(([name, value]) => saved[name] !== value);
  return [...found.values()].filter(isNew).toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Stores the changed values as a draft; removes it if nothing differs. @returns whether anything differs */
export function keepDraft(resource: Resource, key: string, { seen, values }: Pick<EditDraft, 'seen' | 'values'>) {
  const changed = changesOf(resource, seen, values).values;
  const isChanged = Object.keys(changed).length > 0;
  write(key, isChanged ? JSON.stringify({ at: new Date().toISOString(), values: changed, seen }) : null);
  return isChanged;
}

export const dropDraft = (key: string): void => write(key, null);

function write(key: string, text: string | null) {
  writeStored({ [key]: text });
  writeJournal({ [key]: text });
}

/** The fields of a record that others have changed since a draft of it was started. */
export function changedSince(resource: Resource, { seen }: EditDraft, record: AnyRecord): string[] {
  const [then, now] = [valuesOf(resource, seen), valuesOf(resource, record)];
  return Object.keys(now).filter((name) => then[name] !== now[name]);
}
