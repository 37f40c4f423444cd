import { failureOf } from '#client/lib/failure.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { recentTurns } from '#shared/rules/conversation.ts';
import { changeTurns, type ChatTurn, type Owner, turnsOf } from './kept-turns.ts';

/** Pieces come faster than they can be drawn. */
const DRAW_MS = 60;

// An answer goes on coming while another page is shown.
const running = new Map<Owner, AbortController>();

/** The server's words where it does not take the prompt; '' where the turn itself tells the failure. */
export type Refusal = { message: string };

/**
 * Asks, and draws the answer as it comes.
 * @returns why no answer came, with the turn taken back where the server does not take the prompt; null when one came
 */
export async function ask(owner: Owner, prompt: string): Promise<Refusal | null> {
  return running.has(owner) ? null : askTurn(owner, { id: newUuid(), prompt });
}

/** Asks the last prompt again, in the place of what came of it. */
export async function retry(owner: Owner): Promise<Refusal | null> {
  const last = turnsOf(owner).at(-1);
  return !last || running.has(owner) ? null : askTurn(owner, last);
}

/** What has come stays. */
export const stop = (owner: Owner): void => running.get(owner)?.abort();

export function clear(owner: Owner): void {
  const answering = running.get(owner);
  running.delete(owner);
  answering?.abort();
  changeTurns(owner, () => []);
}

async function askTurn(owner: Owner, { id, prompt }: Pick<ChatTurn, 'id' | 'prompt'>): Promise<Refusal | null> {
  const controller = new AbortController();
  running.set(owner, controller);
  let answer = '';
  // A conversation that was cleared meanwhile, here or in another tab, stays so.
  const show = (state: ChatTurn['state']) =>
    changeTurns(owner, (turns) => turns.map((turn) => (turn.id === id ? { ...turn, answer, state } : turn)));
  let drawing: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    drawing = undefined;
    show('answering');
  };
  const end = (state: ChatTurn['state']) => {
    clearTimeout(drawing);
    show(state);
  };
  const before = turnsOf(owner).filter((turn) => turn.id !== id);
  changeTurns(owner, () => [...before, { id, prompt, answer, state: 'answering' }]);
  // Leaving the page cuts the answer off, which is no failure.
  const leave = () => controller.abort();
  window.addEventListener('pagehide', leave);
  try {
    const { askServer } = await import('./ask-server.ts');
    const history = recentTurns(before.map((turn) => ({ prompt: turn.prompt, answer: turn.answer })));
    for await (const piece of await askServer({ prompt, history }, controller.signal)) {
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
      return { message: failure.message };
    } else {
      console.warn('The assistant did not answer:', error);
      end('failed');
      if (answer === '') return { message: '' };
    }
  } finally {
    window.removeEventListener('pagehide', leave);
    if (running.get(owner) === controller) running.delete(owner);
  }
  return null;
}
