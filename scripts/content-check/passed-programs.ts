import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that determines the result of a program: toolchain, source, input and expected output. */
export type Parts = readonly (string | number | boolean)[];

/**
 * The number of most recently used keys that are kept once there are over twice as many; several checkouts share them.
 */
const MAX = 50_000;

/**
 * Remembers in a file which programs passed, so that later checks do not run unchanged ones again.
 * Concurrent checks may use it: each appends whole lines, and at worst programs are run again.
 */
export class PassedPrograms {
  readonly #file: string;
  readonly #max: number;
  /** For each key, whether its last use is so far back in the file that the next use must be recorded. */
  readonly #known: Map<string, boolean>;

  /** @param folder a folder that outlives the check, such as the user's cache folder */
  constructor(folder: string, max = MAX) {
    this.#file = join(folder, 'passed');
    this.#max = max;
    const keys = this.#read();
    if (keys.length > 2 * max) this.#write(keys);
    const old = keys.length - max / 2;
    this.#known = new Map(keys.map((key, index) => [key, index < old])); // the last occurrence of a key counts
  }

  has(program: Parts): boolean {
    const key = hash(program);
    const isOld = this.#known.get(key);
    if (isOld === true) this.#append(key);
    return isOld !== undefined;
  }

  /** Writes immediately, so that an interrupted check loses nothing. */
  add(program: Parts): void {
    this.#append(hash(program));
  }

  #append(key: string): void {
    this.#known.set(key, false);
    appendFileSync(this.#file, `${key}\n`);
  }

  #read(): string[] {
    try {
      return readFileSync(this.#file, 'utf8').split('\n').slice(0, -1);
    } catch {
      return []; // the file does not exist yet
    }
  }

  #write(keys: string[]): void {
    const last = [...new Set(keys.toReversed())].slice(0, this.#max).toReversed();
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, [...last, ''].join('\n'));
    renameSync(draft, this.#file);
  }
}

const hash = (parts: Parts) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const IMPORT = /^import\s[^;]*?;\n/gm;

/** A part that represents source files: a program is run again when one of them has changed, but for its imports. */
export const hashOfFiles = (...files: string[]): string =>
  hash(files.map((file) => readFileSync(file, 'utf8').replaceAll(IMPORT, '')));
