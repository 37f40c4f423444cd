/**
 * How a program ran, step by step, in every language alike. Drivers write it into the program's output as lines that
 * begin with a mark (see `readTraceText`); what stands between them is what the program printed.
 */

/**
 * A value as it was at a step. Numbers, text, booleans and null are themselves, and so are short plain lists. Every
 * other value says what it is: a collection with its first items and, if there are more, the number `n` of all of them;
 * `map` with pairs; `ref` to an object by its id; `number` for what JSON has no number for; `text` for what can only be
 * described, such as a function.
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

/** An object with an identity: a node of a list or a tree, or of a class of the program. */
export type TracedObject = { type: string; fields: Variables };

export type Variables = Readonly<Record<string, TracedValue>>;

/** One call that has not returned yet. `id` counts the calls of a run from 1. */
export type Frame = { id: number; name: string; line: number; variables: Variables };

export const TRACE_EVENTS = ['call', 'line', 'return', 'raise'] as const;
export type TraceEvent = (typeof TRACE_EVENTS)[number];

/**
 * The program before it runs a line (`line`), as it enters a function (`call`), as it leaves one (`return`, with its
 * result) or as an error leaves one (`raise`, with its message).
 */
export type TraceStep = {
  event: TraceEvent;
  /** Counted from 1, as in the editor. */
  line: number;
  /** The call stack, the outermost call first. Of a step that leaves a function, the function is still on it. */
  frames: readonly Frame[];
  /** Every object that was seen so far, by its id. */
  objects: Readonly<Record<string, TracedObject>>;
  /** Everything that was printed before this step. */
  printed: string;
  /** What is new since the step before: variables as `3.total` (by the id of their call), objects by their id. */
  changed: { variables: ReadonlySet<string>; objects: ReadonlySet<string> };
  /** Only of `return`. */
  result?: TracedValue;
  /** Only of `raise`. */
  message?: string;
};

/** A call with those made by it, for a tree of calls. */
export type TracedCall = {
  id: number;
  /** The call that made it; null for the first. */
  parent: number | null;
  name: string;
  /** Its arguments by the names of the parameters, as they were at the call. */
  arguments: Variables;
  /** The numbers of the steps at which it begins and ends; `lastStep` is null if it did not end. */
  firstStep: number;
  lastStep: number | null;
  /** Undefined if it did not return. */
  result?: TracedValue;
};

/** The limits of a trace; what happens after them is not recorded. */
export const MAX_STEPS = 10_000;
export const MAX_TRACE_BYTES = 5 << 20;
/** The most items of a collection, characters of a text, and objects at one step that are recorded. */
export const MAX_ITEMS = 60;
export const MAX_TEXT = 200;
export const MAX_OBJECTS = 120;
