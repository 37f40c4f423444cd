import { useSyncExternalStore } from 'react';
import { conversationKey, promptDraftKey } from '#client/lib/conversation-key.ts';
import { readDraft, writeDraft } from '#client/lib/storage-draft.ts';
import { readStored, writeStored } from '#client/lib/storage.ts';
import type { Turn } from '#shared/rules/conversation.ts';

/*
 * The conversation with the assistant, and the prompt that is being written. They outlive the page and a reload, and
 * belong to who is signed in: the next person at this browser does not see them, and the owner finds them again.
 */

export type ChatTurn = Turn & { state: 'answering' | 'answered' | 'stopped' | 'failed' };

/** The key of the learner who is signed in; null for a guest. */
export type Owner = string | null;

const MOST_KEPT = 50;
const MOST_CHARACTERS = 200_000;

const NONE: readonly ChatTurn[] = [];

// Also what the browser does not keep for us.
const turns = new Map<Owner, readonly ChatTurn[]>();
const drafts = new Map<Owner, string>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useTurns = (owner: Owner): readonly ChatTurn[] =>
  useSyncExternalStore(
    subscribe,
    () => turnsOf(owner),
    () => NONE,
  );

export const useDraft = (owner: Owner): string =>
  useSyncExternalStore(
    subscribe,
    () => draftOf(owner),
    () => '',
  );

export const turnsOf = (owner: Owner): readonly ChatTurn[] => ofOwner(turns, owner, readTurns);

export const draftOf = (owner: Owner): string =>
  ofOwner(drafts, owner, (asked) => readDraft(promptDraftKey(asked)) ?? '');

function ofOwner<T>(known: Map<Owner, T>, owner: Owner, read: (owner: Owner) => T): T {
  const value = known.get(owner) ?? read(owner);
  known.set(owner, value);
  return value;
}

export function keepTurns(owner: Owner, next: readonly ChatTurn[]): void {
  turns.set(owner, next);
  writeStored({ [conversationKey(owner)]: next.length === 0 ? null : JSON.stringify(newest(next)) });
  notify();
}

export function keepDraft(owner: Owner, text: string): void {
  drafts.set(owner, text);
  writeDraft(promptDraftKey(owner), text === '' ? null : text);
  notify();
}

/** Who signs in takes along what was asked as a guest, as with progress. */
export function claimGuestsTurns(owner: string): void {
  const guests = turnsOf(null);
  // An answer that is still coming is written where it was asked for.
  if (guests.length > 0 && guests.at(-1)?.state !== 'answering') {
    keepTurns(owner, [...turnsOf(owner), ...guests]);
    keepTurns(null, NONE);
  }
  const draft = draftOf(null);
  if (draft === '') return;
  if (draftOf(owner) === '') keepDraft(owner, draft);
  keepDraft(null, '');
}

/** The newest of a long conversation. */
function newest(all: readonly ChatTurn[]): readonly ChatTurn[] {
  let room = MOST_CHARACTERS;
  const last = all.slice(-MOST_KEPT);
  const tooMany = last.findLastIndex(({ prompt, answer }) => (room -= prompt.length + answer.length) < 0);
  return last.slice(Math.min(tooMany + 1, last.length - 1));
}

function readTurns(owner: Owner): readonly ChatTurn[] {
  try {
    const stored: unknown = JSON.parse(readStored(conversationKey(owner)) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(toTurn) : NONE;
  } catch {
    return NONE;
  }
}

function toTurn(value: unknown): ChatTurn[] {
  const { prompt, answer, state } = (value ?? {}) as Record<string, unknown>; // anything can be stored
  if (typeof prompt !== 'string' || typeof answer !== 'string') return [];
  // What was coming when the page was left comes no more.
  return [{ prompt, answer, state: state === 'answered' || state === 'failed' ? state : 'stopped' }];
}
