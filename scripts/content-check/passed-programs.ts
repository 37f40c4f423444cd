import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A program with all that its result comes from: toolchain, source, what it is given and what it has to answer. */
export type Parts = readonly (string | number | boolean)[];

/** Remembers, from one check to the next, which programs passed, so that an unchanged one is not run again. */
export class PassedPrograms {
  readonly #file: string;
  readonly #before: Set<string>;
  readonly #now = new Set<string>();
  readonly #runners: string;

  /** @param runners folders with the code of the check: where it changes, all programs are run again */
  constructor(file: string, runners: string[]) {
    this.#file = file;
    this.#runners = hashOf(runners);
    this.#before = new Set(read(file).split('\n'));
  }

  has(program: Parts): boolean {
    const key = this.#key(program);
    if (this.#before.has(key)) this.#now.add(key);
    return this.#before.has(key);
  }

  /** Written at once: a check that is ended loses nothing. */
  add(program: Parts): void {
    const key = this.#key(program);
    this.#now.add(key);
    appendFileSync(this.#file, `${key}\n`);
  }

  /** Forgets what the content has no more. */
  forgetOthers(): void {
    writeFileSync(this.#file, [...this.#now, ''].join('\n'));
  }

  #key(program: Parts): string {
    return hash([this.#runners, ...program]);
  }
}

function read(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const hashOf = (folders: string[]) =>
  hash(
    folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.\w+$/.test(name) && !name.includes('.test.'))
          .toSorted()
          .map((name) => join(folder, name)),
      )
      .map((file) => readFileSync(file, 'utf8')),
  );

const hash = (parts: Parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
