/** One prompt with what was answered. */
export type Turn = { prompt: string; answer: string };

export const MAX_PROMPT = 4000;

/** What a prompt brings along of the conversation so far. In turns and characters. */
export const MOST_TURNS = 12;
export const MAX_CONVERSATION = 12_000;

/** Of a longer text its beginning goes along. */
const MAX_QUOTED = 2000;

export const charactersIn = (turns: readonly Turn[]): number =>
  turns.reduce((sum, { prompt, answer }) => sum + prompt.length + answer.length, 0);

/** The newest turns that go along with the next prompt. */
export function recentTurns(turns: readonly Turn[]): Turn[] {
  const recent = turns
    .slice(-MOST_TURNS)
    .map(({ prompt, answer }) => ({ prompt: prompt.slice(0, MAX_QUOTED), answer: answer.slice(0, MAX_QUOTED) }));
  while (charactersIn(recent) > MAX_CONVERSATION) recent.shift();
  return recent;
}
