import { deepProgram, type FunctionType, NEXT_STACK, onNewStack } from './deep-program.ts';
import { joined, nameBytes, SECTION, sized, unsigned } from './wasm-bytes.ts';

type Call = (...given: unknown[]) => unknown;
type Promising = (run: Call) => (...given: unknown[]) => Promise<unknown>;
type Switching = { promising: Promising; Suspending: new (call: Call) => Call };

/** Browsers with these can switch stacks: a call of JavaScript from WebAssembly may wait for a promise. */
const { promising, Suspending } = WebAssembly as Partial<Switching>;

/** More than any finite recursion is likely to need. Each stack takes about a megabyte. */
const MAX_STACKS = 100;

/** The possible depth of recursion with a dozen local variables: tests/browser/practice/sandbox.test.ts. */
export const RECURSION_DEPTH = promising && Suspending ? '100,000' : '2,500';

export type Runnable = { bytes: BufferSource; types: FunctionType[] };

/** The program to compile: if the browser can switch stacks, its recursion continues on new ones. */
export function runnable(program: ArrayBuffer): Runnable {
  if (!promising || !Suspending) return { bytes: program, types: [] };
  try {
    return deepProgram(new Uint8Array(program)) ?? { bytes: program, types: [] };
  } catch {
    // A program that cannot be read runs unchanged.
    return { bytes: program, types: [] };
  }
}

/** Runs a WASI command whose imports are set. @throws its errors, and RangeError if there are too many stacks */
export async function runCommand(instance: WebAssembly.Instance, types: FunctionType[]): Promise<void> {
  const { _start: start } = instance.exports as { _start: Call };
  if (!promising || !Suspending) return void start();
  if (types.length > 0) await provideStacks(instance, types, { promising, Suspending });
  await promising(start)();
}

/** Fills the program's table with functions that call the program's own functions on a new stack. */
async function provideStacks(
  { exports }: WebAssembly.Instance,
  types: FunctionType[],
  { promising: onOwnStack, Suspending: Waiting }: Switching,
): Promise<void> {
  let stacks = 0;
  const calls = types.map((_, place) => {
    const run = onOwnStack(exports[onNewStack(place)] as Call); // exported by deepProgram
    return new Waiting(async (...given) => {
      if (++stacks > MAX_STACKS) throw new RangeError('Maximum call stack size exceeded');
      try {
        return await run(...given);
      } finally {
        stacks--;
      }
    });
  });
  const { instance } = await WebAssembly.instantiate(callers(types), { call: Object.fromEntries(calls.entries()) });
  const table = exports[NEXT_STACK] as WebAssembly.Table; // as well
  for (const place of types.keys()) table.set(place, instance.exports[place]);
}

/** A module with a function of each type that calls an imported one: only functions of WebAssembly go into a table. */
function callers(types: readonly FunctionType[]): Uint8Array<ArrayBuffer> {
  const count = types.length;
  const each = (one: (type: FunctionType, place: number) => ArrayLike<number>) => [unsigned(count), ...types.map(one)];
  const section = (id: number, parts: ArrayLike<number>[]) => [[id], sized(parts)];
  const typeBytes = ({ parameters, results }: FunctionType) =>
    joined([[0x60], unsigned(parameters.length), parameters, unsigned(results.length), results]);
  const imported = (_: FunctionType, place: number) => [
    ...[...nameBytes('call'), ...nameBytes(String(place))],
    ...[0, ...unsigned(place)],
  ];
  const body = ({ parameters }: FunctionType, place: number) => {
    const given = Array.from(parameters, (_, parameter) => [0x20, ...unsigned(parameter)]).flat();
    return sized([[0], given, [0x10, ...unsigned(place), 0x0b]]);
  };
  return joined([
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(SECTION.type, each(typeBytes)),
    ...section(SECTION.import, each(imported)),
    ...section(
      SECTION.function,
      each((_, place) => unsigned(place)),
    ),
    ...section(
      SECTION.export,
      each((_, place) => [...nameBytes(String(place)), 0, ...unsigned(count + place)]),
    ),
    ...section(SECTION.code, each(body)),
  ]);
}
