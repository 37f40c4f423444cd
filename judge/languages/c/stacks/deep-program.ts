import { onCycles } from './call-cycles.ts';
import {
  callsIn,
  joined,
  nameBytes,
  SECTION,
  type Section,
  sectionsOf,
  signed,
  sized,
  unsigned,
  WasmReader,
} from './wasm-bytes.ts';

/** The bytes of the types of parameters and results. */
export type FunctionType = { parameters: Uint8Array; results: Uint8Array };

/**
 * A program whose recursion continues on another stack when one is full. `types` are the types of the functions that it
 * needs in the table NEXT_STACK; each of them calls its `onNewStack` export.
 */
export type DeepProgram = { bytes: Uint8Array<ArrayBuffer>; types: FunctionType[] };

/** The exports that are added. */
export const NEXT_STACK = 'next-stack';
export const onNewStack = (place: number): string => `on-new-stack-${place}`;

/** The used part of a stack: less than half, because the size of a frame is an estimate. */
const STACK_BYTES = 400_000;

/** The size of a frame without its parameters and locals, including the frame of the wrapper. */
const FRAME_BYTES = 160;

const I32 = 0x7f;

/**
 * Wraps each function that may be recursive. The wrapper counts how much of the stack is used, and if the stack is full
 * calls the function on another stack, through a table. No function body changes: the wrapper takes the number of the
 * function, which moves to the end.
 * @returns null if no function is recursive
 * @throws Error if the module cannot be read
 */
export function deepProgram(bytes: Uint8Array): DeepProgram | null {
  const module = readModule(bytes);
  const { types, functions, imported, tables, globals } = module;
  const recursive = recursiveOf(bytes, module);
  if (recursive.length === 0) return null;
  const end = imported + functions.length;
  const before = new Map(
    recursive.map((one, place) => [
      one,
      functionBefore(types[one.type] as FunctionType, one, {
        place,
        depth: globals,
        table: tables,
        index: end + place,
        canThrow: module.canThrow,
      }),
    ]),
  );
  const bodies = [...functions.map((one) => before.get(one) ?? bodyOf(one)), ...recursive.map(bodyOf)];
  const added: Record<number, ArrayLike<number>[]> = {
    [SECTION.function]: recursive.map(({ type }) => unsigned(type)),
    [SECTION.table]: [[0x70, 0, ...unsigned(recursive.length)]],
    [SECTION.global]: [[I32, 1, 0x41, 0, 0x0b]],
    [SECTION.export]: [
      [...nameBytes(NEXT_STACK), 1, ...unsigned(tables)],
      ...recursive.map((_, place) => [...nameBytes(onNewStack(place)), 0, ...unsigned(end + place)]),
    ],
  };

  function bodyOf({ start, end: after }: CompiledFunction): Uint8Array {
    return bytes.subarray(start, after);
  }

  function rewritten({ id, start, end: after }: Section): ArrayLike<number>[] {
    const more = added[id];
    if (id === SECTION.code) return [[id], sized([unsigned(bodies.length), ...bodies])];
    if (!more) return [[id], sized([bytes.subarray(start, after)])];
    const reader = new WasmReader(bytes, start);
    const count = reader.number();
    return [[id], sized([unsigned(count + more.length), bytes.subarray(reader.at, after), ...more])];
  }

  const sections = module.sections.flatMap((section) => {
    const own = rewritten(section);
    const isWithoutTable = section.id === SECTION.function && tables === 0;
    const table = added[SECTION.table] as ArrayLike<number>[]; // written above
    return isWithoutTable ? [...own, [SECTION.table], sized([[1], ...table])] : own;
  });
  return {
    bytes: joined([bytes.subarray(0, 8), ...sections]),
    types: recursive.map(({ type }) => types[type] as FunctionType), // the module is valid
  };
}

type Places = { place: number; depth: number; table: number; index: number; canThrow: boolean };

/** The body of the wrapper of a function, which has the new number `index`. */
function functionBefore(
  { parameters, results }: FunctionType,
  { type, locals }: CompiledFunction,
  { place, depth, table, index, canThrow }: Places,
): Uint8Array {
  if (results.length > 1) throw new Error('A function has several results');
  const count = parameters.length;
  const given = Array.from(parameters, (_, parameter) => [0x20, ...unsigned(parameter)]).flat();
  const saved = unsigned(count);
  const cost = FRAME_BYTES + 8 * (2 * count + locals);
  const readDepth = [0x23, ...unsigned(depth)];
  const setDepth = [0x24, ...unsigned(depth)];
  const result = results.length === 1 ? results : [0x40];
  const restore = [0x20, ...saved, ...setDepth];
  return sized([
    [1, 1, I32], // its one local
    [...readDepth, 0x22, ...saved, 0x41, ...signed(cost), 0x6a, ...setDepth], // depth = (saved = depth) + cost
    canThrow ? [0x06, ...result] : [], // try
    [...readDepth, 0x41, ...signed(STACK_BYTES), 0x4b, 0x04, ...result], // if above
    [0x41, 0, ...setDepth, ...given, 0x41, ...signed(place), 0x11, ...unsigned(type), ...unsigned(table)],
    [0x05, ...given, 0x10, ...unsigned(index), 0x0b], // else call
    canThrow ? [0x19, ...restore, 0x09, 0, 0x0b] : [], // catch_all, rethrow
    [...restore, 0x0b],
  ]);
}

/** A function of the module: the position of its body with its length, and the number of its locals. */
type CompiledFunction = { type: number; start: number; end: number; code: number; locals: number };

type Module = {
  sections: Section[];
  types: FunctionType[];
  functions: CompiledFunction[];
  /** The number of imported functions, which have the first numbers. */
  imported: number;
  tables: number;
  globals: number;
  /** Whether functions may end by an exception. */
  canThrow: boolean;
  /** The numbers of the functions that may be called through a table. */
  inTables: number[];
};

function readModule(bytes: Uint8Array): Module {
  const sections = sectionsOf(bytes);
  function read<T>(id: number, one: (reader: WasmReader) => T): T[] {
    const section = sections.find((each) => each.id === id);
    const reader = new WasmReader(bytes, section?.start);
    return section ? reader.list(() => one(reader)) : [];
  }
  const types = read(SECTION.type, (reader) => {
    if (reader.byte() !== 0x60) throw new Error('A type is not that of a function');
    return { parameters: reader.take(reader.number()), results: reader.take(reader.number()) };
  });
  const imports = read(SECTION.import, (reader) => {
    reader.skip(reader.number());
    reader.skip(reader.number());
    if (reader.byte() !== 0) throw new Error('An import is not a function');
    return reader.number();
  });
  const functionTypes = read(SECTION.function, (reader) => reader.number());
  const functions = read(SECTION.code, (reader) => {
    const start = reader.at;
    const end = reader.number() + reader.at;
    const locals = reader.list(() => [reader.number(), reader.byte()] as const);
    const code = reader.at;
    reader.at = end;
    return { start, end, code, locals: locals.reduce((sum, [count]) => sum + count, 0) };
  });
  const count = (id: number) => {
    const section = sections.find((each) => each.id === id);
    return section ? new WasmReader(bytes, section.start).number() : 0;
  };
  const inTables = read(SECTION.element, (reader) => {
    if (reader.number() !== 0 || reader.byte() !== 0x41) throw new Error('An element segment has another form');
    reader.skipNumber();
    reader.byte(); // the end of the offset
    return reader.list(() => reader.number());
  }).flat();
  return {
    sections,
    types,
    inTables,
    imported: imports.length,
    functions: functions.map((one, index) => ({ ...one, type: functionTypes[index] as number })), // one for each
    tables: count(SECTION.table),
    globals: count(SECTION.global),
    canThrow: count(SECTION.tag) > 0,
  };
}

/** The functions that may be recursive, judged by their calls and the types of their indirect calls. */
function recursiveOf(bytes: Uint8Array, { types, functions, imported, inTables }: Module): CompiledFunction[] {
  const size = functions.length;
  // A node for each function, then one for each type, with edges to the functions that a call of it may reach.
  const calls = functions.map(({ code, end }) => {
    const called = callsIn(bytes, code, end);
    const direct = [...called.functions].map((number) => number - imported).filter((place) => place >= 0);
    return [...direct, ...[...called.types].map((type) => size + type)];
  });
  const byType = types.map((_, type) =>
    inTables.map((number) => number - imported).filter((place) => functions[place]?.type === type),
  );
  const cyclic = onCycles([...calls, ...byType]);
  return functions.filter((_, place) => cyclic.has(place));
}
