import type { Trace } from '../read-trace.ts';
import type { TracedCall, TracedValue } from '../trace.ts';
import { PROGRAM } from './find-step.ts';
import { isOwnObject } from './in-sight.ts';
import { nodeText, shortValue, type Literals, type ValueFormat } from './short-value.ts';
import { type Branch, tidyLayout, type TidyTree } from './tidy-layout.ts';
import { idOf, isSame, type Objects } from './traced-values.ts';

/** The calls of a run among which a function calls itself. */
export type Recursion = {
  calls: readonly TracedCall[];
  byId: ReadonlyMap<number, TracedCall>;
  /** By the name of a function: its parameters whose arguments differ between its calls. */
  varyingParameters: ReadonlyMap<string, ReadonlySet<string>>;
};

export type CallNode = {
  id: number;
  /** The call with its arguments: `fib(3)`. */
  text: string;
  /** What it returned; null as long as it has not. */
  result: string | null;
  state: 'open' | 'current' | 'ended';
  /** How many calls that it made are not drawn. */
  folded: number;
};

/** Null where no function calls itself. Found once for a run. */
export function recursionOf({ calls }: Pick<Trace, 'calls'>): Recursion | null {
  const byId = new Map(calls.map((call) => [call.id, call]));
  const above = (call: TracedCall) => {
    const chain: TracedCall[] = [];
    for (let up = call.parent; up !== null; up = chain.at(-1)?.parent ?? null) {
      const parent = byId.get(up);
      if (!parent) break;
      chain.push(parent);
    }
    return chain;
  };
  const names = new Set<string>();
  for (const call of calls)
    if (!names.has(call.name) && above(call).some(({ name }) => name === call.name)) names.add(call.name);
  if (names.size === 0) return null;
  const recursive = calls.filter(({ name }) => names.has(name));
  const kept = new Set(recursive.map(({ id }) => id));
  for (const call of recursive) {
    for (const { id } of above(call)) {
      if (kept.has(id)) break;
      kept.add(id);
    }
  }
  // What stands outside of all functions is no call for the reader.
  const shown = calls.filter(({ id, name, parent }) => kept.has(id) && (name !== PROGRAM || parent !== null));
  return { calls: shown, byId, varyingParameters: varyingParametersOf(recursive) };
}

function varyingParametersOf(calls: readonly TracedCall[]): Map<string, Set<string>> {
  return new Map(
    [...Map.groupBy(calls, ({ name }) => name)].map(([name, own]) => {
      const parameters = Object.keys(own[0]?.arguments ?? {});
      return [
        name,
        new Set(
          parameters.filter((one) => own.some(({ arguments: given }) => !isSame(given[one], own[0]?.arguments[one]))),
        ),
      ];
    }),
  );
}

const MAX_CALLS = 60;
const MAX_TEXT = 22;
const MAX_ARGUMENT = 12;

/**
 * The calls that had begun at a step, at most 60: those still open, those that they made, and then the latest ones.
 * @param index of the step
 */
export function callTreeOf(
  { calls, byId, varyingParameters }: Recursion,
  index: number,
  { objects, literals }: { objects: Objects; literals: Literals },
): TidyTree<CallNode> & { hiddenCount: number } {
  const begun = calls.filter(({ firstStep }) => firstStep <= index);
  const isOpen = ({ lastStep }: TracedCall) => lastStep === null || lastStep >= index;
  const current = begun.findLast(isOpen)?.id;
  const shown = shownOf(begun, isOpen, byId);
  const format = { objects, literals };
  const inside = Map.groupBy(begun, ({ parent }) => parent);
  const branchOf = (call: TracedCall): Branch<CallNode> => {
    const below = inside.get(call.id) ?? [];
    const children = below.filter(({ id }) => shown.has(id));
    const hasReturned = call.lastStep !== null && call.lastStep <= index;
    const node: CallNode = {
      id: call.id,
      text: callText(call, format, { only: varyingParameters.get(call.name), isShort: true }),
      result: hasReturned && call.result !== undefined ? shortValue(call.result, format, MAX_ARGUMENT) : null,
      state: call.id === current ? 'current' : isOpen(call) ? 'open' : 'ended',
      folded: below.length - children.length,
    };
    return { node, children: children.map(branchOf) };
  };
  const roots = begun.filter(({ id, parent }) => shown.has(id) && (parent === null || !shown.has(parent)));
  return { ...tidyLayout(roots.map(branchOf)), hiddenCount: begun.length - shown.size };
}

/** The ids of at most 60 calls, each but the first with the call that made it. */
function shownOf(
  begun: readonly TracedCall[],
  isOpen: (call: TracedCall) => boolean,
  byId: Recursion['byId'],
): ReadonlySet<number> {
  if (begun.length <= MAX_CALLS) return new Set(begun.map(({ id }) => id));
  const shown = new Set(
    begun
      .filter(isOpen)
      .slice(-MAX_CALLS)
      .map(({ id }) => id),
  );
  // What open calls were given back comes before what led to it.
  const open = new Set(shown);
  const latest = begun.toReversed();
  for (const call of [...latest.filter(({ parent }) => parent !== null && open.has(parent)), ...latest]) {
    const chain: number[] = [];
    for (let one: TracedCall | undefined = call; one && !shown.has(one.id); one = byId.get(one.parent ?? -1))
      chain.push(one.id);
    if (shown.size + chain.length > MAX_CALLS) break;
    for (const id of chain) shown.add(id);
  }
  return shown;
}

type CallTextOptions = {
  /** The parameters whose arguments are written; all where it is left out or empty. */
  only?: ReadonlySet<string> | undefined;
  /** For a box of the call tree: long arguments are cut, and a node is written as what it holds. */
  isShort?: boolean;
};

/** A call with its arguments: `fib(3)`. The object whose method is called (`self`, `this`) is left out. */
export function callText(
  call: Pick<TracedCall, 'name' | 'arguments'>,
  format: ValueFormat,
  { only, isShort = false }: CallTextOptions = {},
): string {
  const own = Object.entries(call.arguments).filter(([name]) => !isOwnObject(name));
  const told = only && only.size > 0 ? own.filter(([name]) => only.has(name)) : own;
  const text = told.map(([, value]) => argumentText(value, format, isShort)).join(', ');
  const cut = isShort && text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
  return `${call.name}(${cut})`;
}

/** Short: a node is written as what it holds. */
function argumentText(value: TracedValue, format: ValueFormat, isShort: boolean): string {
  const id = isShort ? idOf(value) : null;
  const held = id === null ? '' : nodeText(format.objects[id], format);
  return held === '' ? shortValue(value, format, isShort ? MAX_ARGUMENT : 2 * MAX_ARGUMENT) : held;
}
