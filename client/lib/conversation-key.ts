/** Where the browser keeps a learner's conversation with the assistant, and what was typed and not sent; a guest's for null. */
export const conversationKey = (userKey: string | null): string =>
  userKey === null ? 'techai-conversation' : `techai-conversation:${userKey}`;

/** Where those are kept that were left for a new one. */
export const conversationsKey = (userKey: string | null): string => `techai-conversations:${userKey ?? ''}`;

export const promptDraftKey = (userKey: string | null): string => `techai-draft:${userKey ?? ''}`;
