import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';
import { newUuid } from '#client/lib/uuid.ts';

/** An unsent reply. Its key is also the key of the mail, so that sending it is idempotent. */
export type ReplyDraft = { replyKey: string; text: string };

const keyOf = (messageKey: string) => `reply-draft-${messageKey}`;

export const newReply = (text = ''): ReplyDraft => ({ replyKey: newUuid(), text });

/** Starts a new draft if this one was sent meanwhile. @param replies those of the message */
export function withoutSent(draft: ReplyDraft, replies: readonly { key: string; state: string; text: string }[]) {
  const sent = replies.find(({ key, state }) => key === draft.replyKey && state === 'sent');
  if (!sent) return draft;
  return newReply(sent.text === draft.text ? '' : draft.text);
}

/** The unsent text; null if there is none. */
export function readReply(messageKey: string): ReplyDraft | null {
  try {
    const saved = JSON.parse(readDraft(keyOf(messageKey)) ?? 'null') as Partial<Record<string, unknown>> | null; // checked
    const { replyKey, text } = saved ?? {};
    return typeof replyKey === 'string' && typeof text === 'string' ? { replyKey, text } : null;
  } catch {
    // Not written by this site; ignored.
    return null;
  }
}

export const keepReply = (messageKey: string, draft: ReplyDraft): void =>
  writeDraft(keyOf(messageKey), draft.text === '' ? null : JSON.stringify(draft));
