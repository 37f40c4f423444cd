import { useSyncExternalStore } from 'react';
import { conversationKey, promptDraftKey } from '#client/records/conversation-key.ts';
import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';
import { readStored, survivesReload, writeStored } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import type { Turn } from '#shared/rules/conversation.ts';

/*
 * The open conversation with the assistant, which all tabs share, and the prompt that is being written in this tab.
 * Both survive leaving and reloading the page. They belong to the learner who is signed in: another person at this
 * browser does not see them, and the owner finds them again.
 */

export type ChatTurn = Turn & {
  id: string;
  state: 'answering' | 'answered' | 'stopped' | 'failed';
  /** The subject of the question: see shared/rules/about.ts. */
  about?: string;
  /** Only on the first turn of a conversation: the name that its owner gave it. */
  name?: string;
};

/** The key of the learner who is signed in; null for a guest. */
export type Owner = string | null;

const MAX_TURNS = 50;
const MAX_CHARACTERS = 200_000;

const NONE: readonly ChatTurn[] = [];

// A cache, also for text that the browser could not store. If the stored text differs, another tab has written it.
const turns = new Map<Owner, { text: string | null; turns: readonly ChatTurn[] }>();
const drafts = new Map<Owner, string>();
const listeners = new Set<() => void>();

export const notify = () => {
  for (const listener of listeners) listener();
};

export function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
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

export function turnsOf(owner: Owner): readonly ChatTurn[] {
  const text = readStored(conversationKey(owner));
  const cached = turns.get(owner);
  if (cached?.text === text) return cached.turns;
  const answering = cached?.turns.filter(({ state }) => state === 'answering') ?? [];
  const current = parseTurns(text).map((turn) => answering.find(({ id }) => id === turn.id) ?? turn);
  turns.set(owner, { text, turns: current });
  return current;
}

export function draftOf(owner: Owner): string {
  const draft = drafts.get(owner) ?? readDraft(promptDraftKey(owner)) ?? '';
  drafts.set(owner, draft);
  return draft;
}

/**
 * @param change receives the current turns, including those of other tabs
 * @returns whether the browser could store them; this page has them in any case
 */
export function changeTurns(owner: Owner, change: (turns: readonly ChatTurn[]) => readonly ChatTurn[]): boolean {
  const next = newest(change(turnsOf(owner)));
  const key = conversationKey(owner);
  const isStored = writeStored({ [key]: next.length === 0 ? null : JSON.stringify(next) });
  turns.set(owner, { text: readStored(key), turns: next });
  notify();
  return isStored;
}

export function storeDraft(owner: Owner, text: string): void {
  drafts.set(owner, text);
  writeDraft(promptDraftKey(owner), text === '' ? null : text);
  notify();
}

/** Moves a guest's open conversation to the learner who signs in, as with progress. */
export function takeGuestsTurns(owner: string): void {
  const guests = turnsOf(null);
  // Not while an answer is still coming, as it is written to the guest's conversation.
  if (guests.length > 0 && !guests.some(({ state }) => state === 'answering')) {
    const own = turnsOf(owner);
    const isStored = changeTurns(owner, (turns) => [...turns, ...guests]);
    // If the storage is full, the conversation stays with the guest.
    if (isStored || !survivesReload(conversationKey(null))) changeTurns(null, () => NONE);
    else changeTurns(owner, () => own);
  }
  const draft = draftOf(null);
  if (draft === '') return;
  if (draftOf(owner) === '') storeDraft(owner, draft);
  storeDraft(null, '');
}

/** The newest turns of a long conversation. The first of them takes over the conversation's name. */
function newest(all: readonly ChatTurn[]): readonly ChatTurn[] {
  const [first, ...others] = withinLimits(all);
  const name = all[0] && (all[0].name ?? all[0].prompt);
  return !first || first === all[0] || name === undefined
    ? [...(first ? [first] : []), ...others]
    : [{ ...first, name }, ...others];
}

function withinLimits(all: readonly ChatTurn[]): readonly ChatTurn[] {
  let room = MAX_CHARACTERS;
  const last = all.slice(-MAX_TURNS);
  const tooMany = last.findLastIndex(({ prompt, answer }) => (room -= prompt.length + answer.length) < 0);
  return last.slice(Math.min(tooMany + 1, last.length - 1));
}

function parseTurns(text: string | null): readonly ChatTurn[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return toTurns(stored);
  } catch {
    return NONE;
  }
}

/** The turns of a stored value; skips unreadable ones. */
export const toTurns = (stored: unknown): readonly ChatTurn[] =>
  Array.isArray(stored) ? stored.flatMap(toTurn) : NONE;

function toTurn(value: unknown): ChatTurn[] {
  const { id, prompt, answer, state, about, name } = (value ?? {}) as Record<string, unknown>; // anything can be stored
  if (typeof prompt !== 'string' || typeof answer !== 'string') return [];
  return [
    {
      id: typeof id === 'string' ? id : newUuid(),
      prompt,
      answer,
      // An answer that was still coming when the page was closed does not continue.
      state: state === 'answered' || state === 'failed' ? state : 'stopped',
      ...(typeof about === 'string' && { about }),
      ...(typeof name === 'string' && { name }),
    },
  ];
}
