import { newUuid } from '#client/lib/uuid.ts';
import { joinedAtSignIn, isAhead, type LocalDraft, parseLocalDraft } from '#shared/rules/practice/local-draft.ts';
import type { RecordKind } from './record-kind.ts';

/** By slug and language. */
export const DRAFTS: RecordKind<LocalDraft> = {
  name: 'draft',
  parse: parseLocalDraft,
  atSignIn: (local, visitors) => joinedAtSignIn(local, visitors, newUuid()),
  restore: (stored, journaled) => (isAhead(journaled, stored) ? journaled : null),
};

/** A draft of the account with `changedAt` in milliseconds. */
export const inMilliseconds = <T extends { changedAt: string }>({ changedAt, ...draft }: T) => ({
  ...draft,
  changedAt: Date.parse(changedAt),
});
