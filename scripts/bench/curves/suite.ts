import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#judge/languages/languages.ts';
import { type Approach, type Growth, readApproaches } from '#judge/problem/problem.ts';
import { type Random, seededRandom } from '#judge/values/random.ts';
import { readSections } from '#judge/problem/sections.ts';
import { parseSignature, type Signature } from '#judge/values/signature.ts';
import type { Input, Value } from '#judge/values/values.ts';

/**
 * A problem in a folder beside this file: files as in prisma/content/problem, and `programs.md` with each expected
 * placement.
 */
export type CurveProblem = {
  name: string;
  signature: Signature;
  smallest: number;
  largest: number;
  input(size: number, seed: number): Input;
  references: (Approach & { growth: Growth })[];
};

export type CurveProgram = {
  name: string;
  problem: CurveProblem;
  language: Language;
  source: string;
  /** `like Hash set`, `between Hash set and Brute force`, `better`, `worse`. */
  expected: string;
};

type Generator = {
  smallest: number;
  largest: number;
  measuredUpTo?: number;
  seeds: number[];
  generate(size: number, random: Random): unknown;
};

export async function readSuite(): Promise<CurveProgram[]> {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return (await Promise.all(folders.map(({ name }) => readPrograms(name)))).flat();
}

async function readPrograms(folder: string): Promise<CurveProgram[]> {
  const read = (file: string) => readFileSync(join(import.meta.dirname, folder, file), 'utf8');
  const { smallest, largest, measuredUpTo, generate } = (await import(
    join(import.meta.dirname, folder, 'generator.js')
  )) as Generator; // every generator of this suite exports these
  const signature = parseSignature(read('signature.txt'));
  const problem: CurveProblem = {
    name: folder,
    signature,
    smallest,
    largest: measuredUpTo ?? largest,
    input(size, seed) {
      const generated = generate(size, seededRandom(seed));
      return signature.kind === 'class' ? { calls: generated as Value[][] } : { args: generated as Value[] }; // as its signature requires
    },
    references: readApproaches(read('approaches.md')).flatMap((approach) =>
      approach.growth ? [{ ...approach, growth: approach.growth }] : [],
    ),
  };
  return readSections(read('programs.md')).flatMap(({ name, facts, programs }) =>
    programs.map(({ language, source }) => ({ name, problem, language, source, expected: facts.placed ?? '' })),
  );
}

export const titleOf = ({ name, problem, language }: CurveProgram) =>
  `${problem.name}, ${LANGUAGES[language].name}: ${name}`;
