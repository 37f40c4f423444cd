import { join } from 'node:path';
import type { Language } from '#shared/judge/languages.ts';
import { readProblem } from '#shared/judge/problem.ts';
import { filesOf } from '#shared/judge/programs.ts';
import { toolOf } from '#shared/judge/tools.ts';
import { TOOLS } from '../../tools/tool-list.ts';
import { hashOfFiles, type Parts } from '../passed-programs.ts';
import type { WrittenProblem } from '../problems/written-problem.ts';

/** A solution that is submitted in a page, with everything that determines its verdict there. */
export type Solution = { problem: WrittenProblem; language: Language; parts: Parts };

/** Cache version: raised when the page judges differently, so that all solutions are judged again. */
const METHOD = 1;
/** The languages that a page can run, fastest first. */
export const IN_PAGE: readonly Language[] = ['javascript', 'sql', 'python', 'c', 'cpp'];

const ROOT = join(import.meta.dirname, '../../..');
const worker = (...names: string[]) => hashOfFiles(...names.map((name) => join(ROOT, 'client/sandbox', `${name}.ts`)));
const WORKERS = {
  javascript: worker('javascript', 'run-program'),
  python: worker('python', 'run-program'),
  cpp: worker('clang', 'clang-options', 'wasm', 'run-program'),
  c: worker('clang', 'clang-options', 'wasm', 'run-program'),
  sql: worker('sql', 'run-sql'),
  java: '',
} satisfies Record<Language, string>;

/** One solution per language that a page can run, from the last approach that has one and is not marked as slow. */
export function solutionsOf(problem: WrittenProblem, pageCode: string): Solution[] {
  const { fields } = problem;
  const { signature, approaches } = readProblem(fields);
  const { kind, schema, cases, generator, checker, check } = fields;
  const answering = approaches.at(-1)?.programs.find(({ language }) => language === 'javascript')?.source ?? '';
  return IN_PAGE.flatMap((language) => {
    const approach = approaches.findLast((one) => !one.isSlow && one.programs.some((it) => it.language === language));
    const program = approach?.programs.find((one) => one.language === language);
    if (!program) return [];
    const texts =
      language === 'sql' ? [schema, program.source] : Object.values(filesOf(language, signature, program.source).files);
    const tool = TOOLS.find(({ name }) => name === toolOf(language))?.path ?? '';
    // Only JavaScript, which takes hardly any time, is judged again whenever the page's code has changed.
    const code = language === 'javascript' ? pageCode : '';
    const given = [kind, fields.signature, cases, generator, checker, check, answering];
    return [{ problem, language, parts: ['in page', METHOD, tool, WORKERS[language], code, ...given, ...texts] }];
  });
}
