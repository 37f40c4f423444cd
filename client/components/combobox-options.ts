/** A value in use, and how often. */
export type Choice = { value: string; count: number };

/** One without a count is new. */
export type Option = { value: string; count?: number };

/** More than these are found by typing on. */
const MOST_SHOWN = 50;

type Asked = { text: string; isTyped: boolean; canCreate: boolean };

/** What a combobox offers: those that begin with what is typed before those that hold it, last what would be new. */
export function optionsFor(choices: readonly Choice[], { text, isTyped, canCreate }: Asked): Option[] {
  const typed = text.trim();
  const sought = isTyped ? typed.toLowerCase() : '';
  const holding = choices.filter(({ value }) => value.toLowerCase().includes(sought));
  const begins = ({ value }: Choice) => value.toLowerCase().startsWith(sought);
  const found = [...holding.filter(begins), ...holding.filter((choice) => !begins(choice))].slice(0, MOST_SHOWN);
  const isNew = canCreate && typed !== '' && !choices.some(({ value }) => value === typed);
  return isNew ? [...found, { value: typed }] : found;
}
