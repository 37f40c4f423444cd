/**
 * How a program ran, step by step, in the same format for every language. Drivers write the steps into the program's
 * output as lines that begin with a mark (see `readTraceText`); the lines between them are the program's own output.
 */

/**
 * A value at a step. Numbers, text, booleans, null and short plain lists are written as they are. Other values have a
 * type `t`: a collection with its first items `v` and, if there are more, the number `n` of all items; `map` with its
 * pairs; `ref` to an object by its id; `number` for numbers that JSON does not have; `text` for values that can only be
 * described, such as functions.
 */
export type TracedValue =
  | null
  | boolean
  | number
  | string
  | TracedValue[]
  | { t: Collection; v: TracedValue[]; n?: number }
  | { t: 'map'; v: [TracedValue, TracedValue][]; n?: number }
  | { t: 'ref'; id: string }
  | { t: 'number' | 'text'; v: string };

export const COLLECTIONS = ['list', 'tuple', 'set', 'deque', 'stack', 'queue', 'heap'] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** An object with an identity: a node of a list or a tree, or an instance of a class of the program. */
export type TracedObject = { type: string; fields: Variables };

export type Variables = Readonly<Record<string, TracedValue>>;

/** One call that has not returned yet. `id` counts the calls of a run from 1. */
export type Frame = { id: number; name: string; line: number; variables: Variables };

export const TRACE_EVENTS = ['call', 'line', 'return', 'raise'] as const;
export type TraceEvent = (typeof TRACE_EVENTS)[number];

/**
 * The state of the program before it runs a line (`line`), as it enters a function (`call`), as it returns from one
 * (`return`, with its result) or as an error leaves one (`raise`, with its message).
 */
export type TraceStep = {
  event: TraceEvent;
  /** The line number, from 1, as in the editor. */
  line: number;
  /** The call stack, the outermost call first. At a step that leaves a function, the function is still on it. */
  frames: readonly Frame[];
  /** Every object recorded so far, by its id. */
  objects: Readonly<Record<string, TracedObject>>;
  /** Everything that was printed before this step. */
  printed: string;
  /** The changes since the step before: variables as `3.total`, where 3 is the id of the call; objects by id. */
  changed: { variables: ReadonlySet<string>; objects: ReadonlySet<string> };
  /** Only for `return`. */
  result?: TracedValue;
  /** Only for `raise`. */
  message?: string;
};

/** A call of the run, with the id of its parent. */
export type TracedCall = {
  id: number;
  /** The id of the call that made it; null for the first. */
  parent: number | null;
  name: string;
  /** The arguments at the time of the call, by parameter name. */
  arguments: Variables;
  /** The numbers of the steps at which it begins and ends; `lastStep` is null if it did not end. */
  firstStep: number;
  lastStep: number | null;
  /** Undefined if it did not return. */
  result?: TracedValue;
};

/** The limits of a trace, in steps and bytes; what happens after them is not recorded. */
export const MAX_STEPS = 10_000;
export const MAX_TRACE_BYTES = 5 << 20;
/** The most items of a collection, characters of a text, and objects of a step that are recorded. */
export const MAX_ITEMS = 60;
export const MAX_TEXT = 200;
export const MAX_OBJECTS = 120;
