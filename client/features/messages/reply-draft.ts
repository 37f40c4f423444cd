import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';
import { newUuid } from '#client/lib/uuid.ts';

/** A reply being written. Its key is also that of the mail, which makes sending it idempotent. */
export type ReplyDraft = { replyKey: string; text: string };

const keyOf = (messageKey: string) => `reply-draft-${messageKey}`;

export const newReply = (text = ''): ReplyDraft => ({ replyKey: newUuid(), text });

/** Starts a new draft if this one was sent meanwhile. @param replies those of the message */
export function withoutSent(draft: ReplyDraft, replies: readonly { key: string; state: string; text: string }[]) {
  const sent = replies.find(({ key, state }) => key === draft.replyKey && state === 'sent');
  if (!sent) return draft;
  return newReply(sent.text === draft.text ? '' : draft.text);
}

/** What was typed and not sent yet; null if there is nothing. */
export function readReply(messageKey: string): ReplyDraft | null {
  try {
    const kept = JSON.parse(readDraft(keyOf(messageKey)) ?? 'null') as Partial<Record<string, unknown>> | null; // checked
    const { replyKey, text } = kept ?? {};
    return typeof replyKey === 'string' && typeof text === 'string' ? { replyKey, text } : null;
  } catch {
    // Not written by this site; ignored.
    return null;
  }
}

export const keepReply = (messageKey: string, draft: ReplyDraft): void =>
  writeDraft(keyOf(messageKey), draft.text === '' ? null : JSON.stringify(draft));
