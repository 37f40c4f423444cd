import type { Frame, TracedValue, TraceStep, Variables } from '../trace.ts';
import { shapeOf } from './node-shapes.ts';
import { idOf, isSame } from './traced-values.ts';

/** A variable that is drawn or listed for a call, or a field of the object whose method is called. */
export type InSight = {
  /** As the program writes it, `self.items` for a field. */
  name: string;
  /** The name without the object: how it is looked up in the source. */
  word: string;
  value: TracedValue;
  /** The value a step before; undefined if it did not exist. */
  previous: TracedValue | undefined;
  /** The object that has the field; null for a variable. */
  objectId: string | null;
  /** The call that it belongs to. */
  frame: Frame;
  isOwn: boolean;
  isChanged: boolean;
};

/** The names of the object whose method is called; in C it is a parameter `obj`. */
const OWN_OBJECT = ['self', 'this', 'obj'];

/** Whether a variable is, by its name, the object whose method is called. */
export const isOwnObject = (name: string): boolean => OWN_OBJECT.includes(name);

/**
 * The variables of a call, and of its outer calls where the call has no variable of that name: an inner function uses
 * the lists of the outer one.
 * @param before the step before, null for the first step
 */
export function inSight(step: TraceStep, before: TraceStep | null, frameId: number): InSight[] {
  const index = step.frames.findIndex(({ id }) => id === frameId);
  const byName = new Map<string, InSight>();
  for (const frame of step.frames.slice(0, index + 1).toReversed()) {
    const old = before?.frames.find(({ id }) => id === frame.id)?.variables;
    for (const variable of [...variablesOf(step, frame, old), ...fieldsOf(step, before, frame)])
      if (!byName.has(variable.name)) byName.set(variable.name, { ...variable, isOwn: frame.id === frameId });
  }
  return [...byName.values()];
}

type FrameVariable = Omit<InSight, 'isOwn'>;

/** The objects whose method is called, by their names in the call; nodes are treated as ordinary variables. */
const ownObjects = ({ objects }: TraceStep, { variables }: Frame): Map<string, string> =>
  new Map(
    OWN_OBJECT.flatMap((name) => {
      const id = idOf(variables[name]);
      const object = id === null ? undefined : objects[id];
      return id !== null && object && shapeOf(object) === 'object' ? [[name, id] as const] : [];
    }),
  );

function variablesOf(step: TraceStep, frame: Frame, old: Variables | undefined): FrameVariable[] {
  const own = ownObjects(step, frame);
  return Object.entries(frame.variables)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => ({
      name,
      word: name,
      value,
      frame,
      objectId: null,
      previous: old?.[name],
      isChanged: step.changed.variables.has(`${frame.id}.${name}`),
    }));
}

function fieldsOf(step: TraceStep, before: TraceStep | null, frame: Frame): FrameVariable[] {
  return [...ownObjects(step, frame)].flatMap(([object, id]) => {
    const old = before?.objects[id]?.fields;
    return Object.entries(step.objects[id]?.fields ?? {}).map(([field, value]) => ({
      name: `${object}.${field}`,
      word: field.replace(/^#/, ''),
      value,
      frame,
      objectId: id,
      previous: old?.[field],
      isChanged: step.changed.objects.has(id) && !isSame(old?.[field], value),
    }));
  });
}

/**
 * The values by name for looking up index variables: those of the call, and of outer calls for other names. A field can
 * be found by its name alone too, if no variable has that name.
 */
export const lookup = (variables: readonly InSight[]): Variables =>
  Object.fromEntries([
    ...variables.toReversed().map(({ word, value }) => [word, value] as const),
    ...variables.map(({ name, value }) => [name, value] as const),
  ]);
