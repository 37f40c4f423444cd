import type { Case } from './problem.ts';
import type { Value } from './values.ts';

/** How a value is shown: as it is written in cases, with room after commas; rows of a table below each other. */
export function formatValue(value: Value): string {
  if (Array.isArray(value) && value.length > 1 && value.every(Array.isArray))
    return `[\n${value.map((row) => `  ${inOneLine(row)}`).join(',\n')}\n]`;
  return inOneLine(value);
}

const inOneLine = (value: Value): string =>
  Array.isArray(value) ? `[${value.map(inOneLine).join(', ')}]` : JSON.stringify(value);

/** `push(1)`, a line each. */
const formatCalls = (calls: Value[][]): string =>
  calls.map(([name, ...args]) => `${String(name)}(${args.map(inOneLine).join(', ')})`).join('\n');

/** Arguments by their names, calls one below the other. */
export function inputText(input: Case['input'], { parameters }: { parameters: readonly string[] }): string {
  if ('input' in input) return input.input;
  if ('rows' in input) return input.rows;
  if ('calls' in input) return formatCalls(input.calls);
  return input.args.map((value, index) => `${parameters[index] ?? ''} = ${formatValue(value)}`).join('\n');
}
