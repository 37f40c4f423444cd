import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';
import { MESSAGE_FIELDS, type MessageField } from '#shared/rules/message-fields.ts';

const KEY = 'contact-draft';

export type ContactValues = Record<MessageField, string>;

export const NOTHING_TYPED: ContactValues = { firstName: '', lastName: '', email: '', phone: '', message: '' };

/** Unsent text. */
export function readContactDraft(): ContactValues {
  const stored = parse(readDraft(KEY));
  const values = { ...NOTHING_TYPED };
  for (const field of MESSAGE_FIELDS) {
    const value = stored[field];
    if (typeof value === 'string') values[field] = value;
  }
  return values;
}

/** @param values null clears them */
export const keepContactDraft = (values: ContactValues | null): void =>
  writeDraft(KEY, values && JSON.stringify(values));

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // checked here
  } catch {
    return {};
  }
}
