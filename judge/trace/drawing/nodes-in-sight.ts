import type { TraceStep } from '../trace.ts';
import type { InSight } from './in-sight.ts';
import { type NodeShape, reached, shapeOf } from './node-shapes.ts';
import { idOf, idsIn, isSame, type Objects } from './traced-values.ts';

/** The nodes of one shape that the variables of a call lead to. */
export type NodesInSight = {
  shape: NodeShape;
  /** In breadth-first order, from the outermost call inwards. */
  ids: readonly string[];
  /** The variables that refer to a node itself. */
  marks: ReadonlyMap<string, readonly string[]>;
  changed: ReadonlySet<string>;
};

const MAX_NODES = 120;

/** Groups nodes by shape: several lists, or parts of one, are one drawing, so that it is the same at every step. */
export function nodesInSight(
  variables: readonly InSight[],
  frameId: number,
  { step, before }: { step: TraceStep; before: TraceStep | null },
): NodesInSight[] {
  // The variables of outer calls come first, so that a tree is drawn from its root and the call's node is marked in it.
  const calls = step.frames.slice(0, step.frames.findIndex(({ id }) => id === frameId) + 1);
  const sources = [...fields(variables), ...calls.flatMap((call) => Object.entries(call.variables))];
  const direct = sources.flatMap(([, value]) => idOf(value) ?? []);
  const inside = variables.flatMap(({ value }) => (idOf(value) === null ? idsIn(value) : []));
  const ids = reached([...direct, ...inside], step.objects, MAX_NODES);
  const changed = new Set(ids.filter((id) => isChanged(id, step, before)));
  const shapes = shapesOf(ids, step.objects);
  return [...Map.groupBy(ids, (id) => shapes.get(id) ?? 'object')].map(([shape, own]) => ({
    shape,
    ids: own,
    marks: marksOf(own, variables),
    changed,
  }));
}

const fields = (variables: readonly InSight[]) =>
  variables.flatMap(({ name, value, objectId }) => (objectId === null ? [] : [[name, value] as const]));

/**
 * The shapes of objects. An object without references may be the last node of a list, a leaf, or an isolated node of a
 * graph: it gets the shape of the other objects of its type.
 */
function shapesOf(ids: readonly string[], objects: Objects): Map<string, NodeShape> {
  const known = ids.flatMap((id) => {
    const object = objects[id];
    if (!object) return [];
    const isIsolated = Object.values(object.fields).every((value) => idsIn(value).length === 0);
    return [{ id, type: object.type, shape: shapeOf(object), isIsolated }];
  });
  const shapeOfType = new Map(known.filter((one) => !one.isIsolated).map(({ type, shape }) => [type, shape]));
  return new Map(known.map(({ id, type, shape, isIsolated }) => [id, (isIsolated && shapeOfType.get(type)) || shape]));
}

/** Nothing counts as changed at the first step, where everything is new. */
function isChanged(id: string, step: TraceStep, before: TraceStep | null): boolean {
  if (!before || !step.changed.objects.has(id)) return false;
  const [now, old] = [step.objects[id], before.objects[id]];
  if (!now) return false;
  if (!old) return before.frames.length > 0 && step.event === 'line';
  return Object.entries(now.fields).some(([name, value]) => !isSame(value, old.fields[name]));
}

function marksOf(ids: readonly string[], variables: readonly InSight[]): Map<string, string[]> {
  const marks = new Map<string, string[]>();
  for (const { name, value } of variables) {
    const id = idOf(value);
    if (id !== null && ids.includes(id)) marks.set(id, [...(marks.get(id) ?? []), name]);
  }
  return marks;
}
