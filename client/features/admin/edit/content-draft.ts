import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';
import type { FormValues } from '#client/features/admin/form/form-values.ts';

/** The storage key for the draft of a form that creates a record, one per administrator. */
export const contentDraftKey = (owner: string, resource: string): string => `content-draft:${owner}:${resource}`;

/** Reads unsent values, after a reload or a login. */
export function readContentDraft(key: string, defaults: FormValues): FormValues {
  const kept = Object.entries(parse(readDraft(key)));
  return {
    ...defaults,
    ...Object.fromEntries(kept.filter(([field, value]) => typeof value === typeof defaults[field])),
  };
}

export const keepContentDraft = (key: string, values: FormValues | null): void =>
  writeDraft(key, values && JSON.stringify(values));

function parse(text: string | null): FormValues {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as FormValues; // readContentDraft checks the types
  } catch {
    // Not written by this module.
    return {};
  }
}
