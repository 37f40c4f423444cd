import type { Value } from '#shared/judge/values.ts';

/** How a value is shown: as it is written in cases, with room after commas; rows of a table below each other. */
export function formatValue(value: Value): string {
  if (Array.isArray(value) && value.length > 1 && value.every(Array.isArray))
    return `[\n${value.map((row) => `  ${inOneLine(row)}`).join(',\n')}\n]`;
  return inOneLine(value);
}

const inOneLine = (value: Value): string =>
  Array.isArray(value) ? `[${value.map(inOneLine).join(', ')}]` : JSON.stringify(value);

/** `push(1)`, a line each. */
export const formatCalls = (calls: Value[][]): string =>
  calls.map(([name, ...args]) => `${String(name)}(${args.map(inOneLine).join(', ')})`).join('\n');

const MOST = 2000;

/** What is too long to be looked at is cut in its middle. */
export const cut = (text: string): string =>
  text.length <= MOST
    ? text
    : `${text.slice(0, MOST / 2)}\n… ${(text.length - MOST).toLocaleString('en')} characters …\n${text.slice(-MOST / 2)}`;
