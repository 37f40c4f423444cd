import { failureOf } from '#client/lib/failure.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { recentTurns } from '#shared/rules/conversation.ts';
import { changeTurn } from './conversation-archive.ts';
import { changeTurns, type ChatTurn, type Owner, turnsOf } from './conversation-store.ts';

/** Pieces come faster than they can be drawn. */
const DRAW_MS = 60;

// By their turns. An answer goes on coming while another page is shown, or another conversation.
const running = new Map<string, AbortController>();

/** The server's words where it does not take the prompt; '' where the turn itself tells the failure. */
export type Refusal = { message: string };

/**
 * Asks, and draws the answer as it comes.
 * @returns why no answer came, with the turn taken back where the server does not take the prompt; null when one came
 */
export async function ask(owner: Owner, prompt: string, about?: string): Promise<Refusal | null> {
  if (isAnswering(owner)) return null;
  return askTurn(owner, { id: newUuid(), prompt, ...(about !== undefined && { about }) });
}

const isAnswering = (owner: Owner) => turnsOf(owner).some(({ id }) => running.has(id));

/** Asks the last prompt again, in the place of what came of it. */
export async function retry(owner: Owner): Promise<Refusal | null> {
  const last = turnsOf(owner).at(-1);
  return !last || isAnswering(owner) ? null : askTurn(owner, last);
}

/** What has come stays. */
export function stop(owner: Owner): void {
  for (const { id } of turnsOf(owner)) running.get(id)?.abort();
}

type Prompt = Pick<ChatTurn, 'id' | 'prompt' | 'about' | 'name'>;

/** That of the reader: contests are told in it. */
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

async function askTurn(owner: Owner, { id, prompt, about, name }: Prompt): Promise<Refusal | null> {
  const controller = new AbortController();
  running.set(id, controller);
  let answer = '';
  // In a conversation that was left meanwhile, here or in another tab, it goes on there.
  const show = (state: ChatTurn['state']) => changeTurn(owner, id, (turn) => ({ ...turn, answer, state }));
  let drawing: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    drawing = undefined;
    // One that was left is written whole at its end.
    if (turnsOf(owner).some((turn) => turn.id === id)) show('answering');
  };
  const end = (state: ChatTurn['state']) => {
    clearTimeout(drawing);
    show(state);
  };
  const before = turnsOf(owner).filter((turn) => turn.id !== id);
  changeTurns(owner, () => [
    ...before,
    {
      id,
      prompt,
      answer,
      state: 'answering',
      ...(about !== undefined && { about }),
      ...(name !== undefined && { name }),
    },
  ]);
  // Leaving the page cuts the answer off, which is no failure.
  const leave = () => controller.abort();
  window.addEventListener('pagehide', leave);
  try {
    const { askServer } = await import('./ask-server.ts');
    const history = recentTurns(before.map((turn) => ({ prompt: turn.prompt, answer: turn.answer })));
    for await (const piece of await askServer({ prompt, history, about, timeZone: timeZone() }, controller.signal)) {
      answer += piece;
      drawing ??= setTimeout(draw, DRAW_MS);
    }
    end(controller.signal.aborted ? 'stopped' : 'answered');
  } catch (error) {
    const failure = failureOf(error);
    if (controller.signal.aborted) end('stopped');
    else if (failure && failure.httpStatus < 500) {
      clearTimeout(drawing);
      changeTurns(owner, (turns) => turns.filter((turn) => turn.id !== id));
      show('failed');
      return { message: failure.message };
    } else {
      console.warn('The assistant did not answer:', error);
      end('failed');
      if (answer === '') return { message: '' };
    }
  } finally {
    window.removeEventListener('pagehide', leave);
    running.delete(id);
  }
  return null;
}
