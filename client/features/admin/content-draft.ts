import { readDraft, writeDraft } from '#client/lib/storage-draft.ts';
import type { AnyRecord, FormValues } from './form-values.ts';

type Kept = { values?: FormValues; seen?: AnyRecord };

const keyOf = (name: string) => `content-draft-${name}`;

function read(name: string): Kept {
  try {
    return (JSON.parse(readDraft(keyOf(name)) ?? '{}') ?? {}) as Kept; // written below; what is used of it is checked
  } catch {
    // Nothing that we wrote.
    return {};
  }
}

/**
 * What was typed and not sent yet outlives a reload, and a login in between.
 * @param name of the resource for a form that creates, the record's key for one that edits
 */
export function readContentDraft(name: string, defaults: FormValues): FormValues {
  const kept = Object.entries(read(name).values ?? {});
  return {
    ...defaults,
    ...Object.fromEntries(kept.filter(([field, value]) => typeof value === typeof defaults[field])),
  };
}

/** The record as it was when the typing over it began: only that tells what others have changed since. */
export const readSeen = (record: AnyRecord): AnyRecord => ({ ...record, ...read(record.key).seen });

/** @param values null forgets them */
export const keepContentDraft = (name: string, values: FormValues | null, seen?: AnyRecord): void =>
  writeDraft(keyOf(name), values && JSON.stringify({ values, seen } satisfies Kept));
