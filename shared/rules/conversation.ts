/** One prompt with its answer. */
export type Turn = { prompt: string; answer: string };

export const MAX_PROMPT = 4000;

/** The part of the conversation that is sent with a prompt, at most: in turns and in characters. */
export const MAX_TURNS = 12;
export const MAX_CONVERSATION = 12_000;

/** Only the beginning of a longer text is sent. */
const MAX_QUOTED = 2000;

export const charactersIn = (turns: readonly Turn[]): number =>
  turns.reduce((sum, { prompt, answer }) => sum + prompt.length + answer.length, 0);

/** The newest turns, to be sent with the next prompt. */
export function recentTurns(turns: readonly Turn[]): Turn[] {
  const recent = turns
    .slice(-MAX_TURNS)
    .map(({ prompt, answer }) => ({ prompt: prompt.slice(0, MAX_QUOTED), answer: answer.slice(0, MAX_QUOTED) }));
  while (charactersIn(recent) > MAX_CONVERSATION) recent.shift();
  return recent;
}
