import type { Case } from './problem.ts';
import type { Value } from './values.ts';

/** A value as shown: as written in cases, with spaces after commas; the rows of a table on separate lines. */
export function formatValue(value: Value): string {
  if (Array.isArray(value) && value.length > 1 && value.every(Array.isArray))
    return `[\n${value.map((row) => `  ${inOneLine(row)}`).join(',\n')}\n]`;
  return inOneLine(value);
}

const inOneLine = (value: Value): string =>
  Array.isArray(value) ? `[${value.map(inOneLine).join(', ')}]` : JSON.stringify(value);

/** Calls such as `push(1)`, one per line. */
const formatCalls = (calls: Value[][]): string =>
  calls.map(([name, ...args]) => `${String(name)}(${args.map(inOneLine).join(', ')})`).join('\n');

/** Arguments with their names, calls one per line. */
export function inputText(input: Case['input'], { parameters }: { parameters: readonly string[] }): string {
  if ('input' in input) return input.input;
  if ('rows' in input) return input.rows;
  if ('calls' in input) return formatCalls(input.calls);
  return input.args.map((value, index) => `${parameters[index] ?? ''} = ${formatValue(value)}`).join('\n');
}
