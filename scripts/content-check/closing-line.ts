import type { Count } from './run-programs.ts';

/** What the check ends with: the programs of all languages, then of each. */
export function closingLine(counts: Count[], seconds: number): string {
  const total = (key: 'run' | 'passed' | 'failed' | 'skipped') => counts.reduce((sum, count) => sum + count[key], 0);
  const ofLanguage = (count: Count) =>
    [count.language.name, ...OUTCOMES.filter((key) => count[key] > 0).map((key) => `${count[key]} ${key}`)].join(' ');
  const all = OUTCOMES.map((key) => `${total(key)} ${key}`).join(', ');
  const programs = OUTCOMES.reduce((sum, key) => sum + total(key), 0);
  const run = total('run');
  const unchanged = total('passed') + total('failed') - run;
  return `Content check: ${programs} programs, ${all} (${counts.map(ofLanguage).join(', ')}); ${run} run and ${unchanged} unchanged since they passed, in ${seconds.toFixed(1)} s.`;
}

const OUTCOMES = ['passed', 'failed', 'skipped'] as const;
