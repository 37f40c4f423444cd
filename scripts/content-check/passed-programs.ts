import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Program } from '#prisma/content.ts';

const RUNNERS = join(import.meta.dirname, 'languages');

/** Remembers, from one check to the next, which programs passed, so that an unchanged one is not run again. */
export class PassedPrograms {
  readonly #file: string;
  readonly #before: Set<string>;
  readonly #now = new Set<string>();
  readonly #runners = hashOfRunners();

  constructor(file: string) {
    this.#file = file;
    this.#before = new Set(read(file).split('\n'));
  }

  has(program: Program, identity: string): boolean {
    const key = this.#key(program, identity);
    if (this.#before.has(key)) this.#now.add(key);
    return this.#before.has(key);
  }

  /** Written at once: a check that is ended loses nothing. */
  add(program: Program, identity: string): void {
    const key = this.#key(program, identity);
    this.#now.add(key);
    appendFileSync(this.#file, `${key}\n`);
  }

  /** Forgets what the content has no more. */
  forgetOthers(): void {
    writeFileSync(this.#file, [...this.#now, ''].join('\n'));
  }

  /** Changes with whatever could change the result: a new version of the check runs all of them again. */
  #key({ language, source, output }: Program, identity: string): string {
    return hash([this.#runners, identity, language, source, output ?? '']);
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

const hashOfRunners = () =>
  hash(
    readdirSync(RUNNERS)
      .filter((name) => !name.includes('.test.'))
      .toSorted()
      .map((name) => readFileSync(join(RUNNERS, name), 'utf8')),
  );

const hash = (parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
