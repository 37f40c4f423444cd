import type { Frame, TracedValue, TraceStep, Variables } from '../trace.ts';
import { idOf } from './traced-values.ts';

/** A variable that is drawn or listed for a call, or a field of the object that the call is of. */
export type InSight = {
  /** As the program writes it, `self.items` for a field. */
  name: string;
  /** Without the object: what it is looked up by in the source. */
  word: string;
  value: TracedValue;
  /** What it was a step before; undefined where it was not there. */
  previous: TracedValue | undefined;
  /** Of a field the object that has it, otherwise null. */
  objectId: string | null;
  /** The call that it belongs to. */
  frame: Frame;
  isOwn: boolean;
  isChanged: boolean;
};

const OWN_OBJECT = ['self', 'this'];

/** Whether a variable is the object that a method is called of. */
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

const variablesOf = ({ changed }: TraceStep, frame: Frame, old: Variables | undefined): Found[] =>
  Object.entries(frame.variables)
    .filter(([name]) => !isOwnObject(name))
    .map(([name, value]) => ({
      ...{ name, word: name, value, frame, objectId: null },
      previous: old?.[name],
      isChanged: changed.variables.has(`${frame.id}.${name}`),
    }));

function fieldsOf(step: TraceStep, before: TraceStep | null, frame: Frame): Found[] {
  return OWN_OBJECT.flatMap((object) => {
    const id = idOf(frame.variables[object]);
    const fields = id === null ? undefined : step.objects[id]?.fields;
    if (id === null || !fields) return [];
    const old = before?.objects[id]?.fields;
    return Object.entries(fields).map(([field, value]) => ({
      ...{ name: `${object}.${field}`, word: field, value, frame, objectId: id },
      previous: old?.[field],
      isChanged: step.changed.objects.has(id) && JSON.stringify(old?.[field]) !== JSON.stringify(value),
    }));
  });
}

/** What index variables are looked up in: the own ones, and those of outer calls where the names are not taken. */
export const lookup = (variables: readonly InSight[]): Variables =>
  Object.fromEntries(variables.map(({ name, value }) => [name, value]));
