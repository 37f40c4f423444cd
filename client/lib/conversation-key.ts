/** Where the browser keeps a learner's conversation with the assistant, and what was typed and not sent; a guest's for null. Keys that begin with it are theirs, too. */
export const conversationKey = (userKey: string | null): string =>
  userKey === null ? 'techai-conversation' : `techai-conversation:${userKey}`;

export const promptDraftKey = (userKey: string | null): string => `techai-draft:${userKey ?? ''}`;
