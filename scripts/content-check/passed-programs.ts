import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that determines the result of a program: toolchain, source, input and expected output. */
export type Parts = readonly (string | number | boolean)[];

/** How many of the most recently used keys are kept once there are over twice as many; several checkouts share them. */
const MAX = 50_000;

/**
 * Remembers in a file, from one check to the next, which programs passed, so that an unchanged one is not run again.
 * Concurrent checks may use it: each appends whole lines, and at worst programs are run again.
 */
export class PassedPrograms {
  readonly #file: string;
  readonly #most: number;
  /** For each key, whether its last use is so far back in the file that the next one has to be recorded. */
  readonly #known: Map<string, boolean>;

  /** @param folder one that outlives the check, such as the user's cache folder */
  constructor(folder: string, most = MAX) {
    this.#file = join(folder, 'passed');
    this.#most = most;
    const keys = this.#read();
    if (keys.length > 2 * most) this.#write(keys);
    const old = keys.length - most / 2;
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
      return []; // there is none yet
    }
  }

  #write(keys: string[]): void {
    const last = [...new Set(keys.toReversed())].slice(0, this.#most).toReversed();
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, [...last, ''].join('\n'));
    renameSync(draft, this.#file);
  }
}

const hash = (parts: Parts) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** A part that stands for source files: a program is run again when one of them has changed. */
export const hashOfFiles = (...files: string[]): string => hash(files.map((file) => readFileSync(file, 'utf8')));
