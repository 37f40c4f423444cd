import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that the result of a program comes from: toolchain, source, what it is given and what it has to answer. */
export type Parts = readonly (string | number | boolean)[];

/** How many keys stay when there are twice as many: those of several checkouts, used last. */
const MOST = 50_000;

/**
 * Remembers in a file, from one check to the next, which programs passed, so that an unchanged one is not run again.
 * Any number of checks may use it at once: each adds whole lines, and the worst that can be lost is the memory.
 */
export class PassedPrograms {
  readonly #file: string;
  readonly #most: number;
  /** Each key, with whether it was used so long ago that using it has to be noted. */
  readonly #known: Map<string, boolean>;

  /** @param folder one that outlives the check, such as the user's cache folder */
  constructor(folder: string, most = MOST) {
    this.#file = join(folder, 'passed');
    this.#most = most;
    const keys = this.#read();
    if (keys.length > 2 * most) this.#write(keys);
    const old = keys.length - most / 2;
    this.#known = new Map(keys.map((key, index) => [key, index < old])); // the last place of a key counts
  }

  has(program: Parts): boolean {
    const key = hash(program);
    const isOld = this.#known.get(key);
    if (isOld === true) this.#append(key);
    return isOld !== undefined;
  }

  /** Written at once: a check that is ended loses nothing. */
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

/** Stands for code in the parts of a program: files whose change lets it run again. */
export const hashOfFiles = (...files: string[]): string => hash(files.map((file) => readFileSync(file, 'utf8')));
