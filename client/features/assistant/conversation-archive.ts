import { useSyncExternalStore } from 'react';
import { conversationKey } from '#client/records/conversation-key.ts';
import { notifyNotKept } from '#client/lib/notify.ts';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';
import { foldText } from '#shared/rules/text/search-words.ts';
import { changeTurns, type ChatTurn, notify, type Owner, subscribe, toTurns, turnsOf } from './conversation-store.ts';

/*
 * The conversations that were left for another one, the most recent first; the open one is in conversation-store.ts.
 * They are stored in the browser under their owner and shared by all tabs. A conversation is the list of its turns, and
 * its id is that of the first turn.
 */

export type Conversation = readonly ChatTurn[];

const MAX_KEPT = 50;
const MAX_CHARACTERS = 1_000_000;

const NONE: readonly Conversation[] = [];

const conversationsKey = (owner: Owner) => `${conversationKey(owner)}:left`;

// Caches the parsed conversations, and holds those that the browser could not store.
const left = new Map<Owner, { text: string | null; conversations: readonly Conversation[] }>();

export function conversationsOf(owner: Owner): readonly Conversation[] {
  const text = readStored(conversationsKey(owner));
  const known = left.get(owner);
  if (known?.text === text) return known.conversations;
  const conversations = parse(text);
  left.set(owner, { text, conversations });
  return conversations;
}

export const useConversations = (owner: Owner): readonly Conversation[] =>
  useSyncExternalStore(
    subscribe,
    () => conversationsOf(owner),
    () => NONE,
  );

export const idOf = (conversation: Conversation): string => conversation[0]?.id ?? '';

const LONGEST_NAME = 120;

/** The name that was given to it, or its first prompt. */
export function nameOf([first]: Conversation): string {
  const name = (first?.name ?? first?.prompt ?? '').replace(/\s+/g, ' ').trim();
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

/**
 * Leaves the open conversation for a new one, or for another stored one.
 * @returns the names of the conversations that were dropped for lack of room
 */
export function openConversation(owner: Owner, id: string | null): string[] {
  const open = turnsOf(owner);
  const others = conversationsOf(owner);
  const next = others.find((one) => idOf(one) === id) ?? [];
  const [kept, givenUp] = bounded([open, ...others].filter((one) => one.length > 0 && one !== next));
  // Stores what is left first: if the storage is full, nothing is lost.
  const isKept = write(owner, kept);
  const isLost = !isKept && readStored(conversationKey(owner)) !== null;
  if (isLost || (!changeTurns(owner, () => next) && isKept)) {
    write(owner, others);
    changeTurns(owner, () => open);
    return [];
  }
  return givenUp.map(nameOf);
}

/** @returns a function that puts it back at its position */
export function removeConversation(owner: Owner, id: string): () => void {
  const before = conversationsOf(owner);
  const at = before.findIndex((one) => idOf(one) === id);
  const removed = before[at];
  const back = ended(removed ?? turnsOf(owner));
  if (removed) write(owner, before.toSpliced(at, 1));
  else changeTurns(owner, () => []);
  return () => write(owner, conversationsOf(owner).toSpliced(Math.max(at, 0), 0, back));
}

/** Marks a running answer as stopped: after a removal there was no turn to write it to. */
const ended = (turns: Conversation): Conversation =>
  turns.map((turn) => (turn.state === 'answering' ? { ...turn, state: 'stopped' } : turn));

/** @param name '' to fall back to its first prompt */
export function renameConversation(owner: Owner, id: string, name: string): void {
  changeTurn(owner, id, ({ name: _, ...turn }) => (name.trim() === '' ? turn : { ...turn, name: name.trim() }));
}

/** Changes a turn in whichever conversation has it by now; does nothing if that was removed. */
export function changeTurn(owner: Owner, id: string, change: (turn: ChatTurn) => ChatTurn): void {
  const changed = (turns: Conversation) => turns.map((turn) => (turn.id === id ? change(turn) : turn));
  const holds = (turns: Conversation) => turns.some((turn) => turn.id === id);
  if (holds(turnsOf(owner))) changeTurns(owner, changed);
  else if (conversationsOf(owner).some(holds))
    write(
      owner,
      conversationsOf(owner).map((one) => (holds(one) ? changed(one) : one)),
    );
}

/**
 * Moves a guest's conversations to the learner who signs in. If the storage is full, they stay with the guest.
 * @returns the names of the conversations that were dropped for lack of room
 */
export function claimGuestsConversations(owner: string): string[] {
  const guests = conversationsOf(null);
  if (guests.length === 0) return [];
  const own = conversationsOf(owner);
  const [kept, givenUp] = bounded([...guests, ...own]);
  if (!write(owner, kept) && readStored(conversationsKey(null)) !== null) {
    write(owner, own);
    return [];
  }
  write(null, []);
  return givenUp.map(nameOf);
}

/** The conversations that contain every word, in their name, a prompt or an answer. */
export function searchConversations(all: readonly Conversation[], text: string): Conversation[] {
  const words = foldText(text).split(/\s+/);
  return all.filter((conversation) => {
    const held = foldText(
      [nameOf(conversation), ...conversation.flatMap(({ prompt, answer }) => [prompt, answer])].join('\n'),
    );
    return words.every((word) => held.includes(word));
  });
}

/** The newest conversations that fit the limits, and the others. */
function bounded(all: readonly Conversation[]): [kept: readonly Conversation[], givenUp: readonly Conversation[]] {
  let room = MAX_CHARACTERS;
  const full = all.findIndex((turns, at) => {
    for (const { prompt, answer } of turns) room -= prompt.length + answer.length;
    return at >= MAX_KEPT || (room < 0 && at > 0);
  });
  return full === -1 ? [all, []] : [all.slice(0, full), all.slice(full)];
}

/** @returns whether the browser could store them; this page knows them in any case */
function write(owner: Owner, conversations: readonly Conversation[]): boolean {
  const key = conversationsKey(owner);
  const isKept = writeStored({ [key]: conversations.length === 0 ? null : JSON.stringify(conversations) });
  if (!isKept) notifyNotKept();
  left.set(owner, { text: readStored(key), conversations });
  notify();
  return isKept;
}

function parse(text: string | null): readonly Conversation[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.map(toTurns).filter((turns) => turns.length > 0) : NONE;
  } catch {
    return NONE;
  }
}
