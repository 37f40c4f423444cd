import { failureOf } from '#client/lib/api/failure.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { recentTurns } from '#shared/rules/conversation.ts';
import { changeTurn } from './conversation-archive.ts';
import { changeTurns, type ChatTurn, type Owner, turnsOf } from './conversation-store.ts';

/** The interval between renderings of an answer, whose chunks arrive faster than they can be rendered. */
const DRAW_MS = 60;

// By the id of the turn. An answer continues while another page or conversation is shown.
const running = new Map<string, AbortController>();

/** The server's message if it refuses the prompt; '' if the turn itself shows the failure. */
export type Refusal = { message: string };

/**
 * Sends a prompt, and renders the answer as it arrives.
 * @returns why no answer came (if the server refused the prompt, the turn is removed); null if one came
 */
export async function ask(owner: Owner, prompt: string, about?: string): Promise<Refusal | null> {
  if (isAnswering(owner)) return null;
  return askTurn(owner, { id: newUuid(), prompt, ...(about !== undefined && { about }) });
}

const isAnswering = (owner: Owner) => turnsOf(owner).some(({ id }) => running.has(id));

/** Sends the last prompt again and replaces its answer. */
export async function retry(owner: Owner): Promise<Refusal | null> {
  const last = turnsOf(owner).at(-1);
  return !last || isAnswering(owner) ? null : askTurn(owner, last);
}

/** Stops the answer; the part that has been received stays. */
export function stop(owner: Owner): void {
  for (const { id } of turnsOf(owner)) running.get(id)?.abort();
}

type Prompt = Pick<ChatTurn, 'id' | 'prompt' | 'about' | 'name'>;

/** The reader's time zone, which the assistant uses for the times of contests. */
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

async function askTurn(owner: Owner, { id, prompt, about, name }: Prompt): Promise<Refusal | null> {
  const controller = new AbortController();
  running.set(id, controller);
  let answer = '';
  // Also updates a conversation that was closed in the meantime, here or in another tab.
  const show = (state: ChatTurn['state']) => changeTurn(owner, id, (turn) => ({ ...turn, answer, state }));
  let drawing: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    drawing = undefined;
    // A conversation that was closed gets the whole answer when it is complete.
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
  // Leaving the page aborts the answer; that is not a failure.
  const leave = () => controller.abort();
  window.addEventListener('pagehide', leave);
  try {
    const { askServer } = await import('./ask-server.ts');
    const history = recentTurns(before.map((turn) => ({ prompt: turn.prompt, answer: turn.answer })));
    for await (const chunk of await askServer({ prompt, history, about, timeZone: timeZone() }, controller.signal)) {
      answer += chunk;
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
