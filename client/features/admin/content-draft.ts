import { readDraft, writeDraft } from '#client/lib/storage-draft.ts';
import type { FormValues } from './form-values.ts';

/** Of a form that creates a record, by who types in it. */
export const contentDraftKey = (owner: string, resource: string): string => `content-draft:${owner}:${resource}`;

/** What was typed and not sent yet outlives a reload, and a login in between. */
export function readContentDraft(key: string, defaults: FormValues): FormValues {
  const kept = Object.entries(parse(readDraft(key)));
  return {
    ...defaults,
    ...Object.fromEntries(kept.filter(([field, value]) => typeof value === typeof defaults[field])),
  };
}

export const keepContentDraft = (key: string, values: FormValues): void => writeDraft(key, JSON.stringify(values));

function parse(text: string | null): FormValues {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as FormValues; // what is used of it is checked
  } catch {
    // Nothing that we wrote.
    return {};
  }
}
