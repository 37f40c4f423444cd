import { useSyncExternalStore } from 'react';
import { conversationKey } from '#client/records/conversation-key.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { readStored, survivesReload, writeStored } from '#client/lib/storage/storage.ts';
import { foldText } from '#shared/rules/text/search-words.ts';
import { changeTurns, type ChatTurn, notify, type Owner, subscribe, toTurns, turnsOf } from './conversation-store.ts';

/*
 * The conversations that are not open, the most recent first; the open one is in conversation-store.ts. They are stored
 * in the browser under their owner and shared by all tabs. A conversation is the list of its turns; its id is the id of
 * the first turn.
 */

export type Conversation = readonly ChatTurn[];

const MAX_CONVERSATIONS = 50;
const MAX_CHARACTERS = 1_000_000;

const NONE: readonly Conversation[] = [];

const conversationsKey = (owner: Owner) => `${conversationKey(owner)}:left`;

// Caches the parsed conversations, including those that the browser could not store.
const cache = new Map<Owner, { text: string | null; conversations: readonly Conversation[] }>();

export function conversationsOf(owner: Owner): readonly Conversation[] {
  const text = readStored(conversationsKey(owner));
  const cached = cache.get(owner);
  if (cached?.text === text) return cached.conversations;
  const conversations = parse(text);
  cache.set(owner, { text, conversations });
  return conversations;
}

export const useConversations = (owner: Owner): readonly Conversation[] =>
  useSyncExternalStore(
    subscribe,
    () => conversationsOf(owner),
    () => NONE,
  );

export const idOf = (conversation: Conversation): string => conversation[0]?.id ?? '';

const MAX_NAME = 120;

/** The name that its owner gave it, or its first prompt. */
export function nameOf([first]: Conversation): string {
  const name = (first?.name ?? first?.prompt ?? '').replace(/\s+/g, ' ').trim();
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}

/**
 * Closes the open conversation and opens a stored one, or a new one if `id` is null.
 * @returns the names of the conversations that were dropped to make room
 */
export function openConversation(owner: Owner, id: string | null): string[] {
  const open = turnsOf(owner);
  const others = conversationsOf(owner);
  const next = others.find((one) => idOf(one) === id) ?? [];
  const [kept, dropped] = bounded([open, ...others].filter((one) => one.length > 0 && one !== next));
  // Stores the closed conversations first, so that nothing is lost if the storage is full.
  const isStored = write(owner, kept);
  const isLost = !isStored && survivesReload(conversationKey(owner));
  if (isLost || (!changeTurns(owner, () => next) && isStored)) {
    write(owner, others);
    changeTurns(owner, () => open);
    return [];
  }
  return dropped.map(nameOf);
}

/** @returns a function that puts it back at its position */
export function removeConversation(owner: Owner, id: string): () => void {
  const before = conversationsOf(owner);
  const at = before.findIndex((one) => idOf(one) === id);
  const removed = before[at];
  const restored = ended(removed ?? turnsOf(owner));
  if (removed) write(owner, before.toSpliced(at, 1));
  else changeTurns(owner, () => []);
  return () => write(owner, conversationsOf(owner).toSpliced(Math.max(at, 0), 0, restored));
}

/** Marks a running answer as stopped: after the removal there was no turn to write it to. */
const ended = (turns: Conversation): Conversation =>
  turns.map((turn) => (turn.state === 'answering' ? { ...turn, state: 'stopped' } : turn));

/** @param name '' to go back to the first prompt as the name */
export function renameConversation(owner: Owner, id: string, name: string): void {
  changeTurn(owner, id, ({ name: _, ...turn }) => (name.trim() === '' ? turn : { ...turn, name: name.trim() }));
}

/** Changes a turn in the conversation that contains it now; does nothing if that conversation was removed. */
export function changeTurn(owner: Owner, id: string, change: (turn: ChatTurn) => ChatTurn): void {
  const changed = (turns: Conversation) => turns.map((turn) => (turn.id === id ? change(turn) : turn));
  const contains = (turns: Conversation) => turns.some((turn) => turn.id === id);
  if (contains(turnsOf(owner))) changeTurns(owner, changed);
  else if (conversationsOf(owner).some(contains))
    write(
      owner,
      conversationsOf(owner).map((one) => (contains(one) ? changed(one) : one)),
    );
}

/**
 * Moves a guest's conversations to the learner who signs in. If the storage is full, they stay with the guest.
 * @returns the names of the conversations that were dropped to make room
 */
export function takeGuestsConversations(owner: string): string[] {
  const guests = conversationsOf(null);
  if (guests.length === 0) return [];
  const own = conversationsOf(owner);
  const [kept, dropped] = bounded([...guests, ...own]);
  if (!write(owner, kept) && survivesReload(conversationsKey(null))) {
    write(owner, own);
    return [];
  }
  write(null, []);
  return dropped.map(nameOf);
}

/** The conversations that contain every word, in their name, a prompt or an answer. */
export function searchConversations(all: readonly Conversation[], text: string): Conversation[] {
  const words = foldText(text).split(/\s+/);
  return all.filter((conversation) => {
    const content = foldText(
      [nameOf(conversation), ...conversation.flatMap(({ prompt, answer }) => [prompt, answer])].join('\n'),
    );
    return words.every((word) => content.includes(word));
  });
}

/** Splits into the newest conversations that fit the limits, and the others. */
function bounded(all: readonly Conversation[]): [kept: readonly Conversation[], dropped: readonly Conversation[]] {
  let room = MAX_CHARACTERS;
  const full = all.findIndex((turns, index) => {
    for (const { prompt, answer } of turns) room -= prompt.length + answer.length;
    return index >= MAX_CONVERSATIONS || (room < 0 && index > 0);
  });
  return full === -1 ? [all, []] : [all.slice(0, full), all.slice(full)];
}

/** @returns whether the browser could store them; this page has them in any case */
function write(owner: Owner, conversations: readonly Conversation[]): boolean {
  const key = conversationsKey(owner);
  const isStored = writeStored({ [key]: conversations.length === 0 ? null : JSON.stringify(conversations) });
  if (!isStored) notifyNotStored();
  cache.set(owner, { text: readStored(key), conversations });
  notify();
  return isStored;
}

function parse(text: string | null): readonly Conversation[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.map(toTurns).filter((turns) => turns.length > 0) : NONE;
  } catch {
    return NONE;
  }
}
