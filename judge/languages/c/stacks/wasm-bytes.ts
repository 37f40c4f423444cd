/*
 * Reading and writing the binary format of WebAssembly (https://webassembly.github.io/spec/core/binary/), as far as
 * deep-program.ts needs it.
 */

export const SECTION = {
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  global: 6,
  export: 7,
  element: 9,
  code: 10,
  tag: 13,
};

export type Section = { id: number; start: number; end: number };

/** Reads numbers and names one after another. */
export class WasmReader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, start = 0) {
    this.bytes = bytes;
    this.at = start;
  }

  byte(): number {
    return this.bytes[this.at++] ?? fail('it ends too early');
  }

  /** An unsigned integer of up to 32 bits, as LEB128. */
  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  /** Skips an integer of any size. */
  skipNumber(): void {
    while (this.byte() >= 128);
  }

  skip(count: number): void {
    this.at += count;
  }

  take(count: number): Uint8Array {
    this.skip(count);
    return this.bytes.subarray(this.at - count, this.at);
  }

  /** Reads a count, and then calls `read` that many times. */
  list<T>(read: (index: number) => T): T[] {
    return Array.from({ length: this.number() }, (_, index) => read(index));
  }
}

/** @throws Error if the bytes are not a module */
export function sectionsOf(bytes: Uint8Array): Section[] {
  const reader = new WasmReader(bytes, 8); // after the magic number and the version
  const sections: Section[] = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const length = reader.number();
    sections.push({ id, start: reader.at, end: reader.at + length });
    reader.skip(length);
  }
  return sections;
}

/** As LEB128. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 128);
  }
}

/** A signed integer of 32 bits, as LEB128. */
export function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value | 0; ; rest >>= 7) {
    const byte = rest & 127;
    const isLast = rest >= -64 && rest < 64;
    bytes.push(isLast ? byte : byte | 128);
    if (isLast) return bytes;
  }
}

export function nameBytes(name: string): number[] {
  const bytes = [...new TextEncoder().encode(name)];
  return [...unsigned(bytes.length), ...bytes];
}

/** A section, or the body of a function: its length and its parts. */
export function sized(parts: readonly ArrayLike<number>[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return joined([unsigned(length), ...parts]);
}

export function joined(parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

type Called = { functions: Set<number>; types: Set<number> };

/**
 * The calls of a function: the indexes of functions, and the types of functions that are called through a table.
 * @param start the position of its instructions, after its locals
 * @throws Error for an instruction that is not in the compiler's target
 */
export function callsIn(bytes: Uint8Array, start: number, end: number): Called {
  const called: Called = { functions: new Set(), types: new Set() };
  const reader = new WasmReader(bytes, start);
  while (reader.at < end) {
    const code = reader.byte();
    if (code === 0x10) called.functions.add(reader.number());
    else if (code === 0x11) {
      called.types.add(reader.number());
      reader.skipNumber();
    } else skipRest(reader, code);
  }
  return called;
}

/** Skips the rest of an instruction after its first byte. */
function skipRest(reader: WasmReader, code: number): void {
  if (code === 0x0e) {
    // br_table
    reader.list(() => reader.skipNumber());
    reader.skipNumber();
  } else if (code === 0x1c) {
    reader.list(() => reader.skipNumber()); // select with types
  } else if (code === 0x43) reader.skip(4);
  else if (code === 0x44) reader.skip(8);
  else if (code >= 0x28 && code <= 0x3e) {
    // Loads and stores: alignment and offset.
    reader.skipNumber();
    reader.skipNumber();
  } else if (ONE_NUMBER.has(code)) reader.skipNumber();
  else if (code === 0xfc) {
    const more = reader.number();
    // From 8 on: memory.init and copy, table.init and copy take two numbers, the others one; below conversions.
    for (let left = more < 8 ? 0 : [8, 10, 12, 14].includes(more) ? 2 : 1; left > 0; left--) reader.skipNumber();
  } else if (!isPlain(code)) fail(`instruction ${code.toString(16)} is not known`);
}

/**
 * block, loop, if, br, br_if, local and global instructions, table.get and set, memory.size and grow, constants,
 * references; try, catch, throw, rethrow, delegate
 */
const ONE_NUMBER = new Set([
  ...[0x02, 0x03, 0x04, 0x0c, 0x0d, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0x41, 0x42, 0xd0, 0xd2],
  ...[0x06, 0x07, 0x08, 0x09, 0x18],
]);

/** Instructions of one byte: control, catch_all, drop and select, comparisons, arithmetic, conversions. */
const isPlain = (code: number): boolean =>
  [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1].includes(code) || (code >= 0x45 && code <= 0xc4);

function fail(reason: string): never {
  throw new Error(`The module could not be read: ${reason}`);
}
