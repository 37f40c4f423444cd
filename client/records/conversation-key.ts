/**
 * The storage key of a learner's conversation with the assistant; null is a guest. Keys that begin with it are theirs
 * too. `promptDraftKey` is the key of a prompt that was typed and not sent.
 */
export const conversationKey = (userKey: string | null): string =>
  userKey === null ? 'techai-conversation' : `techai-conversation:${userKey}`;

export const promptDraftKey = (userKey: string | null): string => `techai-draft:${userKey ?? ''}`;
