import type { TraceStep, Variables } from '../trace.ts';
import { cellsOf, cellValues } from './cells.ts';
import type { Drawing, DrawingKind, Drawn } from './drawing.ts';
import { chipsOf, entriesOf } from './entries.ts';
import { graphOf, listedGraphOf } from './graph-nodes.ts';
import { gridOf } from './grid.ts';
import { type InSight, inSight, lookup } from './in-sight.ts';
import { type IndexUse, type IndexUses, indexValue } from './index-uses.ts';
import { chainsOf } from './linked-nodes.ts';
import { nodesInSight, type NodesInSight } from './nodes-in-sight.ts';
import { pointersOf, rangeOf, withOtherEnds } from './pointers.ts';
import { shortValue, type Literals, type ValueFormat } from './short-value.ts';
import { areEdges, suitingKinds } from './suiting-kinds.ts';
import { unrecorded } from './traced-values.ts';
import { heapOf, nestedMapsOf, treeOf } from './tree-nodes.ts';

export type DrawingInput = {
  step: TraceStep;
  /** The step before; null for the first one. */
  before: TraceStep | null;
  /** The call whose variables are drawn. */
  frameId: number;
  uses: IndexUses;
  literals: Literals;
  /** The kinds that the reader chose, by the keys of drawings. */
  choices: Readonly<Record<string, DrawingKind>>;
};

/** All drawings for a call at a step, nodes first. */
export function drawingsOf(input: DrawingInput): Drawn[] {
  const { step, before, frameId, literals } = input;
  const format = { objects: step.objects, literals };
  const variables = inSight(step, before, frameId);
  const nodes = nodesInSight(variables, frameId, input).flatMap((group) => ofNodes(group, variables, input));
  return [...nodes, ...variables.flatMap((variable) => ofVariable(variable, variables, { input, format }))];
}

const MAX_TEXT = 600;

function ofVariable(
  variable: InSight,
  allInSight: readonly InSight[],
  { input: { uses, choices }, format }: { input: DrawingInput; format: ValueFormat },
): Drawn[] {
  const { name, word, value, previous, frame, isOwn, isChanged } = variable;
  const use = uses.get(word);
  const variables = lookup(allInSight);
  const kinds = suitingKinds(value, word, use);
  const [likeliest] = kinds;
  if (!likeliest) return [];
  const key = `${frame.name}.${name}`;
  const choice = choices[key];
  const kind = choice && kinds.includes(choice) ? choice : likeliest;
  const cells = () => {
    const drawn = cellValues(value).length;
    const length = drawn + unrecorded(value);
    const names = withOtherEnds(use?.singles ?? new Set(), variables);
    const pointers = pointersOf(names, variables, { length, drawn });
    return cellsOf({ value, previous, pointers, range: rangeOf(names, variables, length), format });
  };
  const drawing = (): Drawing => {
    switch (kind) {
      case 'heap':
        return { kind, cells: cells(), tree: heapOf(value, previous, format) };
      case 'matrix':
        return { kind, grid: gridOf({ value, previous, use, variables: ownFirst(allInSight, use), format }) };
      case 'map':
        return { kind, entries: entriesOf(value, previous, format) };
      case 'set':
        return { kind, chips: chipsOf(value, previous, format) };
      case 'graph':
        return { kind, graph: listedGraphOf({ value, previous, variables, areEdges: areEdges(value, word), format }) };
      case 'list':
      case 'stack':
      case 'queue':
      case 'deque':
        return { kind, cells: cells() };
      case 'tree':
        return { kind, tree: nestedMapsOf(value, format) };
      case 'linked':
      case 'object':
      case 'text':
        return { kind: 'text', text: shortValue(value, format, MAX_TEXT) };
    }
  };
  return [{ key, name, of: isOwn ? null : frame.name, kinds, isChanged, drawing: drawing() }];
}

/** The variables of the call itself if two of them are the indexes of a cell, otherwise those of outer calls too. */
function ownFirst(variables: readonly InSight[], use: IndexUse | undefined): Variables {
  const own = lookup(variables.filter(({ isOwn }) => isOwn));
  const leads = use?.pairs.some((pair) => pair.every((index) => indexValue(index, own) !== null));
  return leads ? own : lookup(variables);
}

/** Draws nodes of one shape together, and other objects as a card for each variable that refers to one. */
function ofNodes(
  group: NodesInSight,
  variables: readonly InSight[],
  { step, before, literals }: DrawingInput,
): Drawn[] {
  const { shape, ids, marks, changed } = group;
  const format = { objects: step.objects, literals };
  const isChanged = ids.some((id) => changed.has(id)) || variables.some((one) => one.isChanged && marks.has(idIn(one)));
  if (shape !== 'object') {
    const drawing: Drawing =
      shape === 'linked'
        ? { kind: shape, chains: chainsOf(group, format) }
        : shape === 'tree'
          ? { kind: shape, tree: treeOf(group, format) }
          : { kind: shape, graph: graphOf(group, format) };
    const names = [...marks.values()].flat();
    return [{ key: shape, name: names.join(', '), of: null, kinds: [shape], isChanged, drawing }];
  }
  return ids.flatMap((id) => {
    const [name] = marks.get(id) ?? [];
    const object = step.objects[id];
    if (name === undefined || !object) return [];
    const old = before?.objects[id]?.fields;
    const pairs = Object.entries(object.fields);
    const asMap = (fields: Variables) => ({
      t: 'map' as const,
      v: Object.entries(fields).map((pair) => [...pair] satisfies [string, unknown]),
    });
    const entries = entriesOf(asMap(object.fields), old && asMap(old), format);
    const named = entries.entries.map((entry, index) => ({ ...entry, key: pairs[index]?.[0] ?? '' }));
    const drawing: Drawing = { kind: 'object', entries: { ...entries, entries: named } };
    return [{ key: `object.${name}`, name, of: null, kinds: ['object'], isChanged: changed.has(id), drawing }];
  });
}

const idIn = ({ value }: InSight): string =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : '';
