import type { Frame, TracedValue, TraceStep, Variables } from '../trace.ts';
import { shapeOf } from './node-shapes.ts';
import { idOf, isSame } from './traced-values.ts';

/** A variable that is drawn or listed for a call, or a field of the object that the call is of. */
export type InSight = {
  /** As the program writes it, `self.items` for a field. */
  name: string;
  /** Without the object: what it is looked up by in the source. */
  word: string;
  value: TracedValue;
  /** What it was a step before; undefined where it was not there. */
  previous: TracedValue | undefined;
  /** For a field the object that has it, otherwise null. */
  objectId: string | null;
  /** The call that it belongs to. */
  frame: Frame;
  isOwn: boolean;
  isChanged: boolean;
};

/** In C the object is a parameter. */
const OWN_OBJECT = ['self', 'this', 'obj'];

/** Whether a variable is the object that a method is called of, by its name. */
export const isOwnObject = (name: string): boolean => OWN_OBJECT.includes(name);

/**
 * The variables of a call, and those of the calls that it was made by whose names it has not itself: a function inside
 * another one uses the lists of the outer one.
 * @param before the step before, null for the first one
 */
export function inSight(step: TraceStep, before: TraceStep | null, frameId: number): InSight[] {
  const place = step.frames.findIndex(({ id }) => id === frameId);
  const found = new Map<string, InSight>();
  for (const frame of step.frames.slice(0, place + 1).toReversed()) {
    const old = before?.frames.find(({ id }) => id === frame.id)?.variables;
    for (const one of [...variablesOf(step, frame, old), ...fieldsOf(step, before, frame)])
      if (!found.has(one.name)) found.set(one.name, { ...one, isOwn: frame.id === frameId });
  }
  return [...found.values()];
}

type Found = Omit<InSight, 'isOwn'>;

/** The objects that a call is of, by the names that it has for them; nodes are variables as any other. */
const ownObjects = ({ objects }: TraceStep, { variables }: Frame): Map<string, string> =>
  new Map(
    OWN_OBJECT.flatMap((name) => {
      const id = idOf(variables[name]);
      const object = id === null ? undefined : objects[id];
      return id !== null && object && shapeOf(object) === 'object' ? [[name, id] as const] : [];
    }),
  );

function variablesOf(step: TraceStep, frame: Frame, old: Variables | undefined): Found[] {
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

function fieldsOf(step: TraceStep, before: TraceStep | null, frame: Frame): Found[] {
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
 * What index variables are looked up in: the own ones, and those of outer calls where the names are not taken. A field
 * can be found by its name alone too, if no variable has it.
 */
export const lookup = (variables: readonly InSight[]): Variables =>
  Object.fromEntries([
    ...variables.toReversed().map(({ word, value }) => [word, value] as const),
    ...variables.map(({ name, value }) => [name, value] as const),
  ]);
