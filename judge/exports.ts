/**
 * The modules that code outside of judge/ may import; all others are the judge's own. The layout check refuses other
 * imports, and modules of this list that nobody imports. A pattern ends with a star.
 */
export const EXPORTS = [
  // Values, signatures and texts of them.
  ...['values/values.ts', 'values/value-text.ts', 'values/signature.ts', 'values/sql-tables.ts', 'values/random.ts'],
  // The languages: their facts, and what an editor completes.
  ...['languages/languages.ts', 'languages/language-facts.ts', 'languages/tools.ts', 'languages/*/words.ts'],
  // Problems.
  ...['problem/problem.ts', 'problem/problem-parts.ts', 'problem/sections.ts', 'problem/shown-problem.ts'],
  ...['problem/checker.ts', 'problem/verdict.ts'],
  // What an answer and a run amount to.
  ...['verdict/verdict-of.ts', 'verdict/remarks.ts'],
  // Growth, the smallest failing input, and traces with their drawings.
  ...['growth/growth.ts', 'growth/growth-plan.ts', 'growth/growth-sentence.ts', 'growth/growth-comparison.ts'],
  ...['smallest/find-smallest.ts', 'smallest/input-parts.ts', 'smallest/sql-rows.ts'],
  ...['smallest/conditions.ts', 'smallest/separating-condition.ts'],
  ...['trace/trace.ts', 'trace/read-trace.ts', 'trace/first-difference.ts', 'trace/drawing/*.ts'],
  // Programs with their drivers, to be run natively.
  ...['program/programs.ts', 'program/starter.ts', 'program/own-cases.ts', 'program/traced-program.ts'],
  ...['languages/protocol.ts', 'languages/program-files.ts', 'tracing/not-traceable.ts'],
  ...['languages/c/driver.ts', 'languages/cpp/driver.ts', 'languages/python/driver.ts'],
  ...['languages/javascript/libraries.ts', 'languages/typescript/translate.ts', 'languages/sql/run-sql-program.ts'],
  // The sandbox: what a page sends to it, and what the build makes its files of.
  ...['worker/messages.ts', 'worker/module-tasks.ts', 'sandbox/scripts.ts', 'languages/c/clang-options.ts'],
];
