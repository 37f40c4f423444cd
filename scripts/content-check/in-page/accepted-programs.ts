import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInPage, languageOfFile, type PageLanguage } from '#judge/languages/languages.ts';
import type { WrittenProblem } from '../problems/written-problem.ts';
import { partsIn, type Solution } from './solutions.ts';

const FOLDER = join(import.meta.dirname, '../../../tests/content/accepted');

/** A program as a stranger writes it, which a page has to accept. */
export type AcceptedProgram = {
  /** The slug of its problem. */
  problem: string;
  /** The name says the idea; `two-sum/brute-force.py`. */
  file: string;
  /** Null if a page runs no program with this ending. */
  language: PageLanguage | null;
  source: string;
};

/** Reads all programs of `tests/content/accepted`. */
export const readAcceptedPrograms = (): AcceptedProgram[] =>
  readdirSync(FOLDER).flatMap((problem) =>
    readdirSync(join(FOLDER, problem)).map((name) => {
      const language = languageOfFile(name);
      return {
        problem,
        file: `${problem}/${name}`,
        language: language !== null && isInPage(language) ? language : null,
        source: readFileSync(join(FOLDER, problem, name), 'utf8'),
      };
    }),
  );

/** Returns a function of a problem that returns those of the programs that solve it. */
export const acceptedSolutionsOf =
  (programs: readonly AcceptedProgram[]) =>
  (problem: WrittenProblem, pageCode: string): Solution[] => {
    const own = programs.filter((program) => program.problem === problem.name);
    if (own.length === 0) return [];
    const partsOf = partsIn(problem, pageCode);
    return own.flatMap(({ file, language, source }) =>
      language === null ? [] : [{ problem, language, source, file, isSlow: false, parts: partsOf(language, source) }],
    );
  };
