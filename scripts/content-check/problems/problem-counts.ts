import type { Language } from '#judge/languages/languages.ts';

export type ProblemCounts = {
  problems: number;
  cases: number;
  generated: number;
  /** Solutions that give every answer, and wrong programs that get the verdict that they name. */
  solutions: number;
  wrong: number;
  failed: number;
  skipped: number;
  /** Programs that were run because they had not passed before. */
  run: number;
  /** The languages of skipped programs. */
  missing: Set<Language>;
};

export const noCounts = (): ProblemCounts => ({
  problems: 0,
  cases: 0,
  generated: 0,
  solutions: 0,
  wrong: 0,
  failed: 0,
  skipped: 0,
  run: 0,
  missing: new Set(),
});

export function addCounts(total: ProblemCounts, { missing, ...numbers }: ProblemCounts): void {
  for (const [key, number] of Object.entries(numbers)) total[key as keyof typeof numbers] += number; // its own keys
  for (const language of missing) total.missing.add(language);
}
