/** One prompt with its answer. */
export type Turn = { prompt: string; answer: string };

export const MAX_PROMPT = 4000;

/** The most turns and characters of the conversation that are sent with a prompt. */
export const MAX_TURNS = 12;
export const MAX_CONVERSATION = 12_000;

/** The most characters of a prompt or answer that are sent; only the beginning of a longer text is. */
const MAX_QUOTED = 2000;

export const charactersIn = (turns: readonly Turn[]): number =>
  turns.reduce((sum, { prompt, answer }) => sum + prompt.length + answer.length, 0);

/** The newest turns, which are sent with the next prompt. */
export function recentTurns(turns: readonly Turn[]): Turn[] {
  const recent = turns
    .slice(-MAX_TURNS)
    .map(({ prompt, answer }) => ({ prompt: prompt.slice(0, MAX_QUOTED), answer: answer.slice(0, MAX_QUOTED) }));
  while (charactersIn(recent) > MAX_CONVERSATION) recent.shift();
  return recent;
}
