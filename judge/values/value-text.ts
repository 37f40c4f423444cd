import type { Input, Value } from './values.ts';

/** A value as the page shows it: as JSON with spaces after commas, the rows of a table on separate lines. */
export function formatValue(value: Value): string {
  if (Array.isArray(value) && value.length > 1 && value.every(Array.isArray))
    return `[\n${value.map((row) => `  ${inOneLine(row)}`).join(',\n')}\n]`;
  return inOneLine(value);
}

const inOneLine = (value: Value): string =>
  Array.isArray(value) ? `[${value.map(inOneLine).join(', ')}]` : JSON.stringify(value);

/** Formats calls as `push(1)`, one per line. */
const formatCalls = (calls: Value[][]): string =>
  calls.map(([name, ...args]) => `${String(name)}(${args.map(inOneLine).join(', ')})`).join('\n');

/** Formats arguments with their names, and calls one per line. */
export function inputText(input: Input | { rows: string }, { parameters }: { parameters: readonly string[] }): string {
  if ('input' in input) return input.input;
  if ('rows' in input) return input.rows;
  if ('calls' in input) return formatCalls(input.calls);
  return input.args
    .map(
      (value, index) =>
        `${parameters[index] ?? ''} = ${formatJoined(value, parameters[index - 1]) ?? formatValue(value)}`,
    )
    .join('\n');
}

/** Formats a list that continues in the one before it as `[5, 6] → headA[2]`; null for any other value. */
function formatJoined(value: Value, previousName: string | undefined): string | null {
  if (previousName === undefined || !Array.isArray(value) || value.length !== 3 || value[2] !== 'joined') return null;
  const [own = [], position = 0] = value;
  const target = `${previousName}[${String(position)}]`;
  return Array.isArray(own) && own.length > 0 ? `${formatValue(own)} → ${target}` : target;
}
