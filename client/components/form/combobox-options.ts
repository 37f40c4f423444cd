/** An existing value, and how often it is used. */
export type Choice = { value: string; count: number };

/** An option without a count is a new value. */
export type Option = { value: string; count?: number };

/** Further options are found by typing more. */
const MAX_SHOWN = 50;

type Asked = { text: string; isTyped: boolean; canCreate: boolean };

/** The options of a combobox: values that start with the typed text, then those that contain it, then a new value. */
export function optionsFor(choices: readonly Choice[], { text, isTyped, canCreate }: Asked): Option[] {
  const typed = text.trim();
  const query = isTyped ? typed.toLowerCase() : '';
  const holding = choices.filter(({ value }) => value.toLowerCase().includes(query));
  const begins = ({ value }: Choice) => value.toLowerCase().startsWith(query);
  const found = [...holding.filter(begins), ...holding.filter((choice) => !begins(choice))].slice(0, MAX_SHOWN);
  const isNew = canCreate && typed !== '' && !choices.some(({ value }) => value === typed);
  return isNew ? [...found, { value: typed }] : found;
}
