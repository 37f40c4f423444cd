import { useSyncExternalStore } from 'react';
import { failureOf } from '#client/lib/failure.ts';
import { readStored, writeStored } from '#client/lib/storage.ts';
import { recentTurns, type Turn } from '#shared/rules/conversation.ts';

/*
 * The conversation with the assistant. It outlives the page and a reload, and an answer goes on coming while another
 * page is shown.
 */

export type ChatTurn = Turn & { state: 'answering' | 'answered' | 'stopped' | 'failed' };

const KEY = 'techai-conversation';

const MOST_KEPT = 50;
const MOST_CHARACTERS = 200_000;

/** Pieces come faster than they can be drawn. */
const DRAW_MS = 60;

const NONE: readonly ChatTurn[] = [];

let turns: readonly ChatTurn[] | undefined;
let running: AbortController | null = null;
const listeners = new Set<() => void>();

const current = () => (turns ??= readTurns());

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useTurns = (): readonly ChatTurn[] => useSyncExternalStore(subscribe, current, () => NONE);

function change(next: readonly ChatTurn[]) {
  turns = next;
  writeStored({ [KEY]: next.length === 0 ? null : JSON.stringify(kept(next)) });
  for (const listener of listeners) listener();
}

const changeLast = (values: Partial<ChatTurn>) =>
  change(current().map((turn, index, all) => (index === all.length - 1 ? { ...turn, ...values } : turn)));

/** The newest of a long conversation. */
function kept(all: readonly ChatTurn[]): readonly ChatTurn[] {
  const room = MOST_CHARACTERS;
  return all.slice(-MOST_KEPT).filter((_, index, newest) => {
    const after = newest.slice(index).reduce((sum, { prompt, answer }) => sum + prompt.length + answer.length, 0);
    return after <= room || index === newest.length - 1;
  });
}

function readTurns(): readonly ChatTurn[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
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

/** The server's words where it does not take the prompt; '' where the turn itself tells the failure. */
export type Refusal = { message: string };

/**
 * Asks, and draws the answer as it comes.
 * @returns why no answer came, with the turn taken back where the server does not take the prompt; null when one came
 */
export async function ask(prompt: string): Promise<Refusal | null> {
  if (running) return null;
  const before = current();
  const controller = new AbortController();
  running = controller;
  const history = recentTurns(before.map((turn) => ({ prompt: turn.prompt, answer: turn.answer })));
  change([...before, { prompt, answer: '', state: 'answering' }]);
  // Leaving the page cuts the answer off, which is no failure.
  window.addEventListener('pagehide', stop);
  let answer = '';
  let drawing: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    drawing = undefined;
    changeLast({ answer });
  };
  const end = (state: ChatTurn['state']) => {
    clearTimeout(drawing);
    if (!isCleared(controller)) changeLast({ answer, state });
  };
  try {
    const { askServer } = await import('./ask-server.ts');
    for await (const piece of await askServer({ prompt, history }, controller.signal)) {
      answer += piece;
      drawing ??= setTimeout(draw, DRAW_MS);
    }
    end(controller.signal.aborted ? 'stopped' : 'answered');
  } catch (error) {
    const failure = failureOf(error);
    if (controller.signal.aborted) end('stopped');
    else if (failure && failure.httpStatus < 500) {
      change(before);
      return { message: failure.message };
    } else {
      console.warn('The assistant did not answer:', error);
      end('failed');
      if (answer === '') return { message: '' };
    }
  } finally {
    window.removeEventListener('pagehide', stop);
    if (running === controller) running = null;
  }
  return null;
}

const isCleared = (controller: AbortController) => running !== controller;

/** What has come stays. */
export const stop = (): void => running?.abort();

/** Asks the last prompt again, in the place of what came of it. */
export function retry(): Promise<Refusal | null> {
  const last = current().at(-1);
  if (!last || running) return Promise.resolve(null);
  turns = current().slice(0, -1);
  return ask(last.prompt);
}

export function clear(): void {
  const answering = running;
  running = null;
  answering?.abort();
  change(NONE);
}
