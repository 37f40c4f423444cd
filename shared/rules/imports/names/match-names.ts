import type { Match } from '../import-file.ts';
import { createMatcher, type Known } from './problem-matching.ts';

/** The match of each line by its names; of several equally good ones the titles. */
export function matchNames<T extends { title: string }>(
  lines: readonly (readonly string[])[],
  known: readonly Known<T>[],
): Match<T>[] {
  const match = createMatcher(known);
  return lines.map((names) => {
    const matches = match(names) ?? [];
    const [only = null] = matches;
    return matches.length === 1
      ? { found: only, unclear: [] }
      : { found: null, unclear: matches.map(({ title }) => title) };
  });
}
