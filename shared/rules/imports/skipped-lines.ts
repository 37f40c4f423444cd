import { plural } from '../text/plural.ts';
import type { SkippedLine } from './parsed-import.ts';

/** Lines with the same text and reason become one that counts them: '*.md (12 files)'. */
export function alikeTogether(skipped: readonly SkippedLine[], unit = 'line'): SkippedLine[] {
  const groups = Map.groupBy(skipped, ({ line, reason }) => `${line}\n${reason}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const count = 1 + others.length;
    return { ...first, line: `${first.line} (${count.toLocaleString('en')} ${plural(count, unit)})` };
  });
}
