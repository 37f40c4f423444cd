import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type InPage, TOOL_NAMES } from '#judge/languages/language-facts.ts';
import { isInPage, LANGUAGES, languages, type PageLanguage, toolOf } from '#judge/languages/languages.ts';
import { SCRIPT_FILES } from '#judge/sandbox/scripts.ts';
import { readProblem } from '#judge/problem/problem.ts';
import { TOOLS } from '../../tools/tool-list.ts';
import { hashOfFiles, type Parts } from '../passed-programs.ts';
import { isRecursive } from './recursion.ts';
import { drivenFiles } from '../problems/driven-files.ts';
import type { WrittenProblem } from '../problems/written-problem.ts';

/** A solution to submit in a page, with everything that determines its verdict there. */
export type Solution = {
  problem: WrittenProblem;
  language: PageLanguage;
  source: string;
  /** Where it stands, if it is none of the problem's own. */
  file?: string;
  /** Whether it may exceed the limits. */
  isSlow: boolean;
  parts: Parts;
};

/** The version of the cache: raise it when the page judges differently, so that all solutions are judged again. */
const METHOD = 1;
const TOOLS_BY_SPEED = [null, ...TOOL_NAMES];
/** The languages that a page can run, fastest first. */
export const IN_PAGE: readonly PageLanguage[] = languages
  .filter(isInPage)
  .toSorted((a, b) => TOOLS_BY_SPEED.indexOf(toolOf(a)) - TOOLS_BY_SPEED.indexOf(toolOf(b)));

const JUDGE = join(import.meta.dirname, '../../../judge');
const filesIn = (folder: string) =>
  readdirSync(join(JUDGE, folder), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.ts') && !name.endsWith('.test.ts') ? [join(folder, name)] : [],
  );
/** A hash of what runs a language in a page. */
function workersOf(language: PageLanguage): string {
  const { worker, compiler }: InPage = LANGUAGES[language].inPage;
  const files = [
    SCRIPT_FILES[worker],
    compiler && SCRIPT_FILES[compiler],
    ...(compiler === 'clang' ? ['languages/c/clang-options.ts', ...filesIn('languages/c/stacks')] : []),
    ...(worker === 'javascript'
      ? [SCRIPT_FILES.lodash, ...filesIn('languages/javascript/node'), ...filesIn('languages/javascript/queues')]
      : []),
    language === 'python' && 'languages/python/at-start.ts',
    language === 'sql' ? 'sandbox/run-sql.ts' : 'sandbox/run-program.ts',
  ];
  return hashOfFiles(...files.flatMap((file) => (file ? [join(JUDGE, file)] : [])));
}
const WORKERS = new Map(IN_PAGE.map((language) => [language, workersOf(language)]));

/** What a page's verdict on a problem depends on; returns a function of the program's language and source. */
export function partsIn(problem: WrittenProblem, pageCode: string) {
  const { fields } = problem;
  const { signature, approaches } = readProblem(fields);
  const { kind, schema, cases, generator, checker, check } = fields;
  const answering = approaches.at(-1)?.programs.find(({ language }) => language === 'javascript')?.source ?? '';
  return (language: PageLanguage, source: string): Parts => {
    const texts = language === 'sql' ? [schema, source] : Object.values(drivenFiles(language, signature, source).files);
    const tool = TOOLS.find(({ name }) => name === toolOf(language))?.path ?? '';
    // Only JavaScript, which takes hardly any time, is judged again after each change of the page's code.
    const code = language === 'javascript' ? pageCode : '';
    const problemParts = [kind, fields.signature, cases, generator, checker, check, answering];
    return ['in page', METHOD, tool, WORKERS.get(language) ?? '', code, ...problemParts, ...texts];
  };
}

/**
 * Returns one solution per language that a page can run, from the last approach with one that is not marked as slow.
 */
export function solutionsOf(problem: WrittenProblem, pageCode: string): Solution[] {
  const { approaches } = readProblem(problem.fields);
  const partsOf = partsIn(problem, pageCode);
  return IN_PAGE.flatMap((language) => {
    const approach = approaches.findLast(
      (candidate) => !candidate.isSlow && candidate.programs.some((it) => it.language === language),
    );
    const source = approach?.programs.find((program) => program.language === language)?.source;
    if (source === undefined) return [];
    return [{ problem, language, source, isSlow: false, parts: partsOf(language, source) }];
  });
}

/** Returns every recursive solution in a language that a page can run. One marked as slow may exceed the limits. */
export function recursiveSolutionsOf(problem: WrittenProblem, pageCode: string): Solution[] {
  const partsOf = partsIn(problem, pageCode);
  return readProblem(problem.fields).approaches.flatMap(({ isSlow, programs }) =>
    programs.flatMap(({ language, source }) => {
      if (!isInPage(language) || language === 'sql' || !isRecursive(language, source)) return [];
      return [{ problem, language, source, isSlow, parts: partsOf(language, source) }];
    }),
  );
}
