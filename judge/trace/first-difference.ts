import type { Trace } from './read-trace.ts';
import type { TracedCall, TracedValue } from './trace.ts';

/** Where two programs first differ: the step of each, counted from 0, and a sentence about what differs there. */
export type FirstDifference = { own: number; other: number; sentence: string };

/**
 * The first difference between a program and a correct one: a call with the same arguments and another result, a cell
 * with another final value in a table of the same shape, or else the final result. Null if the two agree, or there is
 * nothing to compare.
 */
export function firstDifferenceOf(own: Trace, right: Trace): FirstDifference | null {
  return differenceInCalls(own, right) ?? differenceInTables(own, right) ?? differenceInResults(own, right);
}

const keyOf = ({ arguments: args }: TracedCall) => JSON.stringify(Object.values(args));
const textOf = (value: TracedValue | undefined) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Compares recursive calls by the values of their arguments, in the order in which they return. */
function differenceInCalls(own: Trace, right: Trace): FirstDifference | null {
  const known = new Map(innerCalls(right).map((call) => [keyOf(call), call]));
  const ended = innerCalls(own).toSorted((one, another) => Number(one.lastStep) - Number(another.lastStep));
  for (const call of ended) {
    const same = known.get(keyOf(call));
    if (!same || textOf(same.result) === textOf(call.result)) continue;
    const args = Object.values(call.arguments).map(textOf).join(', ');
    return {
      own: Number(call.lastStep),
      other: Number(same.lastStep),
      sentence: `They first differ at the call with ${args}: yours returns ${textOf(call.result)}, the other one ${textOf(same.result)}.`,
    };
  }
  return null;
}

const isPlain = (value: TracedValue) => typeof value !== 'object' || value === null;

/** Calls made by other calls that have returned and have only plain arguments, which identify them. */
const innerCalls = ({ calls }: Trace): TracedCall[] =>
  calls.filter(
    ({ parent, lastStep, result, arguments: args }) =>
      parent !== null && lastStep !== null && result !== undefined && Object.values(args).every(isPlain),
  );

type Table = { name: string; cells: TracedValue[]; shape: string; width: number };

function differenceInTables(own: Trace, right: Trace): FirstDifference | null {
  for (const table of tablesOf(own)) {
    const same = tablesOf(right).find(({ shape }) => shape === table.shape);
    const cell = same ? table.cells.findIndex((value, index) => textOf(value) !== textOf(same.cells[index])) : -1;
    if (!same || cell < 0) continue;
    const at =
      table.width > 0 ? `row ${Math.floor(cell / table.width)}, column ${cell % table.width}` : `position ${cell}`;
    return {
      own: lastWriteOf(own, table, cell),
      other: lastWriteOf(right, same, cell),
      sentence: `They first differ in ${at}: your \`${table.name}\` has ${textOf(table.cells[cell])} there at the end, the other \`${same.name}\` ${textOf(same.cells[cell])}.`,
    };
  }
  return null;
}

/** The final state of the lists and matrices that the program fills itself. */
function tablesOf(trace: Trace): Table[] {
  const [first] = trace.calls;
  if (!first || trace.length === 0) return [];
  const [frame] = trace.at(first.lastStep ?? trace.length - 1).frames.filter(({ id }) => id === first.id);
  return Object.entries(frame?.variables ?? {}).flatMap(([name, value]) => {
    if (name in first.arguments || !Array.isArray(value) || value.length < 2) return [];
    const rows = value.filter(Array.isArray);
    const width = rows[0]?.length ?? 0;
    if (rows.length === 0) return [{ name, cells: value, shape: `${value.length}`, width: 0 }];
    const isMatrix = rows.length === value.length && rows.every((row) => row.length === width);
    return isMatrix ? [{ name, cells: rows.flat(), shape: `${value.length}×${width}`, width }] : [];
  });
}

/** The step that gave the cell its final value. */
function lastWriteOf(trace: Trace, { name, width, cells }: Table, cell: number): number {
  const final = textOf(cells[cell]);
  const [first] = trace.calls;
  for (let index = trace.length - 1; index > 0; index--) {
    const frame = trace.at(index - 1).frames.find(({ id }) => id === first?.id);
    const table = frame?.variables[name];
    const row = Array.isArray(table) ? (width > 0 ? table[Math.floor(cell / width)] : table) : undefined;
    const value = Array.isArray(row) ? row[width > 0 ? cell % width : cell] : undefined;
    if (textOf(value) !== final) return index;
  }
  return 0;
}

function differenceInResults(own: Trace, right: Trace): FirstDifference | null {
  const [mine, theirs] = [own.calls[0], right.calls[0]];
  if (!mine || !theirs || mine.lastStep === null || theirs.lastStep === null) return null;
  if (textOf(mine.result) === textOf(theirs.result)) return null;
  return {
    own: mine.lastStep,
    other: theirs.lastStep,
    sentence: `They differ at the end: yours returns ${textOf(mine.result)}, the other one ${textOf(theirs.result)}.`,
  };
}
