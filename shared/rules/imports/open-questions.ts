import { withCount } from '../text/plural.ts';
import type { MatchedItem } from './matched-items.ts';
import type { OpenQuestion, SkippedLine } from './parsed-import.ts';

/** Lines about which the file leaves the same open. `isWhole` if these are all lines of the file. */
export type OpenGroup = OpenQuestion & { key: string; count: number; isWhole: boolean };

const keyOf = ({ about, value }: OpenQuestion) => `${about} ${value.toLowerCase()}`;

export function openGroups(matched: readonly MatchedItem<unknown>[], skipped: readonly SkippedLine[]): OpenGroup[] {
  const questions = matched.flatMap(({ item }) => item.question ?? []);
  return [...Map.groupBy(questions, keyOf)].flatMap(([key, [first, ...others]]) => {
    const count = 1 + others.length;
    const isWhole = count === matched.length && !skipped.some(({ reason }) => reason.includes('not marked'));
    return first ? [{ ...first, key, count, isWhole }] : [];
  });
}

/** Lines count before their owner decides only if nothing in the file says what is solved. */
export const countsAtFirst = ({ about }: OpenQuestion): boolean => about === 'no status';

/** The lines that count by the decisions of their owner, and the others with the reason. */
export function countedItems<T>(matched: readonly MatchedItem<T>[], counting: ReadonlySet<string>) {
  const counts = ({ item: { question } }: MatchedItem<T>) => question === null || counting.has(keyOf(question));
  const skipped = matched
    .filter((one) => !counts(one))
    .map(({ item: { line, question } }): SkippedLine => ({ line, reason: question ? reasonOf(question) : '' }));
  return { counted: matched.filter(counts), skipped };
}

function reasonOf({ about, value }: OpenQuestion): string {
  if (about === 'aside') return 'beside another problem on its line, so not counted';
  if (about === 'topic') return 'may be the topic, so not counted';
  return about === 'status' ? `status “${value}”, so not counted as solved` : 'not marked as solved';
}

/** What is done with a group, as a sentence. */
export function sentenceOf({ about, value, count, isWhole }: OpenGroup, isCounted: boolean): string {
  const number = count.toLocaleString('en');
  const rows = `${number} ${count === 1 ? 'row' : 'rows'}`;
  const verb = count === 1 ? 'counts' : 'count';
  const result = isCounted ? `${verb} as solved` : `${count === 1 ? 'does' : 'do'} not count as solved`;
  if (about === 'no status' && isWhole) {
    if (count === 1) return `No status column: the only row ${result}`;
    return isCounted
      ? `No status column: all ${rows} count as solved`
      : `No status column: none of the ${rows} counts as solved`;
  }
  if (about === 'status') return `The status “${value}” is not known here: ${rows} ${result}`;
  if (about === 'topic') return `“${value}” beside other problems may be their topic: ${rows} ${result}`;
  if (about === 'aside') return `${withCount(count, 'problem')} beside another one on a line ${result}`;
  return `${rows} without a status ${result}`;
}
