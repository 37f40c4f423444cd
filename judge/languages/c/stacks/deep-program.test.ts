import { expect, test } from 'vitest';
import { deepProgram, NEXT_STACK, onNewStack } from './deep-program.ts';
import { sized } from './wasm-bytes.ts';

const I32 = 0x7f;

type Described = { isRecursive: boolean; hasTable: boolean; canThrow?: boolean };

/**
 * A module that exports `sum`, which adds the numbers up to its parameter. It calls itself, or, with a table, another
 * function through the table.
 */
function moduleOf({ isRecursive, hasTable, canThrow = false }: Described): Uint8Array {
  const call = hasTable ? [0x41, 0, 0x11, 0, 0] : [0x10, 0];
  const rest = [0x20, 0, 0x20, 0, 0x41, 1, 0x6b, ...call, 0x6a];
  const body = isRecursive ? [0x20, 0, 0x45, 0x04, I32, 0x41, 0, 0x05, ...rest, 0x0b, 0x0b] : [0x20, 0, 0x0b];
  const section = (id: number, ...bytes: number[]) => [id, ...sized([bytes])];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...(canThrow ? section(1, 2, 0x60, 1, I32, 1, I32, 0x60, 0, 0) : section(1, 1, 0x60, 1, I32, 1, I32)),
    ...section(3, 1, 0),
    ...(hasTable ? section(4, 1, 0x70, 0, 1) : []),
    ...(canThrow ? section(13, 1, 0, 1) : []),
    ...section(6, 1, I32, 1, 0x41, 7, 0x0b),
    ...section(7, 1, 3, ...Buffer.from('sum'), 0, 0),
    ...(hasTable ? section(9, 1, 0, 0x41, 0, 0x0b, 1, 0) : []),
    ...section(10, 1, ...sized([[0], body])),
  ]);
}

test.each([
  ['calls itself', { isRecursive: true, hasTable: false }],
  ['is called by itself through a table', { isRecursive: true, hasTable: true }],
  ['may throw', { isRecursive: true, hasTable: false, canThrow: true }],
])('a function that %s goes on with the one that the table has for the next stack', async (_, given) => {
  const { bytes, types } = deepProgram(moduleOf(given)) ?? {};
  expect(types).toEqual([{ parameters: Uint8Array.of(I32), results: Uint8Array.of(I32) }]);
  const { instance } = await WebAssembly.instantiate(bytes as Uint8Array<ArrayBuffer>);
  const { sum, [NEXT_STACK]: table, [onNewStack(0)]: own } = instance.exports as Record<string, never>;
  const add = sum as unknown as (count: number) => number;
  expect(add(100)).toBe(5050);
  expect(own).toBeTypeOf('function');
  // Nothing is there to go on with.
  expect(() => add(1_000_000)).toThrow(WebAssembly.RuntimeError);
  let stacks = 0;
  const next = await nextStack((count) => (stacks++, (own as unknown as (count: number) => number)(count)));
  (table as unknown as WebAssembly.Table).set(0, next);
  expect(add(6000)).toBe(18_003_000);
  expect(stacks).toBeGreaterThan(1);
});

test('a program without recursion is not changed', () => {
  expect(deepProgram(moduleOf({ isRecursive: false, hasTable: true }))).toBeNull();
});

test('bytes that are not a module are refused', () => {
  expect(() => deepProgram(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 9, 4, 0x5e))).toThrow();
});

/** A function of WebAssembly that calls this one. */
async function nextStack(call: (count: number) => number): Promise<unknown> {
  const bytes = Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 6, 1, 0x60, 1, I32, 1, I32],
    ...[2, 7, 1, 1, 0x61, 1, 0x62, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 0x63, 0, 1, 10, 8, 1, 6, 0, 0x20, 0, 0x10, 0, 0x0b],
  ]);
  const { instance } = await WebAssembly.instantiate(bytes, { a: { b: call } });
  return instance.exports.c;
}
