import type { Trace } from '../read-trace.ts';
import type { TracedCall, TracedValue } from '../trace.ts';
import { PROGRAM } from './find-step.ts';
import { isOwnObject } from './in-sight.ts';
import { nodeText, shortValue, type Literals, type ValueFormat } from './short-value.ts';
import { type Branch, tidyLayout, type TidyTree } from './tidy-layout.ts';
import { idOf, isSame, type Objects } from './traced-values.ts';

/** The recursive calls of a run, with the calls that led to them. */
export type Recursion = {
  calls: readonly TracedCall[];
  byId: ReadonlyMap<number, TracedCall>;
  /** For each function name, the parameters whose arguments differ between its calls. */
  varyingParameters: ReadonlyMap<string, ReadonlySet<string>>;
};

export type CallNode = {
  id: number;
  /** The call with its arguments: `fib(3)`. */
  text: string;
  /** The value that it returned; null until it returns. */
  result: string | null;
  state: 'open' | 'current' | 'ended';
  /** The number of calls made by it that are not drawn. */
  folded: number;
};

/** Null if no function calls itself. Computed once for a run. */
export function recursionOf({ calls }: Pick<Trace, 'calls'>): Recursion | null {
  const byId = new Map(calls.map((call) => [call.id, call]));
  const ancestorsOf = (call: TracedCall) => {
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
    if (!names.has(call.name) && ancestorsOf(call).some(({ name }) => name === call.name)) names.add(call.name);
  if (names.size === 0) return null;
  const recursive = calls.filter(({ name }) => names.has(name));
  const keptIds = new Set(recursive.map(({ id }) => id));
  for (const call of recursive) {
    for (const { id } of ancestorsOf(call)) {
      if (keptIds.has(id)) break;
      keptIds.add(id);
    }
  }
  // The statements outside of all functions are not a call for the reader.
  const shown = calls.filter(({ id, name, parent }) => keptIds.has(id) && (name !== PROGRAM || parent !== null));
  return { calls: shown, byId, varyingParameters: varyingParametersOf(recursive) };
}

function varyingParametersOf(calls: readonly TracedCall[]): Map<string, Set<string>> {
  return new Map(
    [...Map.groupBy(calls, ({ name }) => name)].map(([name, sameName]) => {
      const [first] = sameName;
      const parameters = Object.keys(first?.arguments ?? {});
      return [
        name,
        new Set(
          parameters.filter((parameter) =>
            sameName.some((call) => !isSame(call.arguments[parameter], first?.arguments[parameter])),
          ),
        ),
      ];
    }),
  );
}

const MAX_CALLS = 60;
const MAX_TEXT = 22;
const MAX_ARGUMENT = 12;

/**
 * At most 60 of the calls that had started at a step: open calls, the calls made by them, and then the latest ones.
 * @param index the step, from 0
 */
export function callTreeOf(
  { calls, byId, varyingParameters }: Recursion,
  index: number,
  { objects, literals }: { objects: Objects; literals: Literals },
): TidyTree<CallNode> & { hiddenCount: number } {
  const started = calls.filter(({ firstStep }) => firstStep <= index);
  const isOpen = ({ lastStep }: TracedCall) => lastStep === null || lastStep >= index;
  const current = started.findLast(isOpen)?.id;
  const shown = shownOf(started, isOpen, byId);
  const format = { objects, literals };
  const byParent = Map.groupBy(started, ({ parent }) => parent);
  const branchOf = (call: TracedCall): Branch<CallNode> => {
    const below = byParent.get(call.id) ?? [];
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
  const roots = started.filter(({ id, parent }) => shown.has(id) && (parent === null || !shown.has(parent)));
  return { ...tidyLayout(roots.map(branchOf)), hiddenCount: started.length - shown.size };
}

/** The ids of at most 60 calls; the parent of a call is drawn too, except above the first. */
function shownOf(
  started: readonly TracedCall[],
  isOpen: (call: TracedCall) => boolean,
  byId: Recursion['byId'],
): ReadonlySet<number> {
  if (started.length <= MAX_CALLS) return new Set(started.map(({ id }) => id));
  const shown = new Set(
    started
      .filter(isOpen)
      .slice(-MAX_CALLS)
      .map(({ id }) => id),
  );
  // Calls made by open calls come before the calls inside them.
  const open = new Set(shown);
  const latest = started.toReversed();
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
  /** The parameters whose arguments are written; all if it is missing or empty. */
  only?: ReadonlySet<string> | undefined;
  /** For a box of the call tree: long arguments are cut, and a node is written as its value. */
  isShort?: boolean;
};

/** A call with its arguments: `fib(3)`. The object whose method is called (`self`, `this`) is left out. */
export function callText(
  call: Pick<TracedCall, 'name' | 'arguments'>,
  format: ValueFormat,
  { only, isShort = false }: CallTextOptions = {},
): string {
  const all = Object.entries(call.arguments).filter(([name]) => !isOwnObject(name));
  const written = only && only.size > 0 ? all.filter(([name]) => only.has(name)) : all;
  const text = written.map(([, value]) => argumentText(value, format, isShort)).join(', ');
  const cut = isShort && text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
  return `${call.name}(${cut})`;
}

/** Writes an argument; in short form, a node is written as its value. */
function argumentText(value: TracedValue, format: ValueFormat, isShort: boolean): string {
  const id = isShort ? idOf(value) : null;
  const nodeValue = id === null ? '' : nodeText(format.objects[id], format);
  return nodeValue === '' ? shortValue(value, format, isShort ? MAX_ARGUMENT : 2 * MAX_ARGUMENT) : nodeValue;
}
