/**
 * The storage key of a learner's conversation with the assistant; null is a guest. Keys with this prefix also belong to
 * them. `promptDraftKey` is the key of a prompt that is typed but not sent.
 */
export const conversationKey = (userKey: string | null): string =>
  userKey === null ? 'techai-conversation' : `techai-conversation:${userKey}`;

export const promptDraftKey = (userKey: string | null): string => `techai-draft:${userKey ?? ''}`;
