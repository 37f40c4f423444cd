import type { Placement } from './growth-comparison.ts';
import type { Growth } from '../problem/problem.ts';
import type { Signature } from '../values/signature.ts';

/** The time at the size at which programs are compared: measured, or predicted from smaller sizes. */
export type TimeAtLargest = { nanoseconds: number; isMeasured: boolean };

/** What a sentence is written from. `best` is the approach to beat, null if it could not be measured. */
export type Compared = {
  placement: Placement;
  /** The size at which the times are compared. */
  largest: number;
  /** The largest size that the constraints allow. */
  allowed: number;
  /** The unit of the size, such as `numbers`; null if it is unknown. */
  unit: string | null;
  own: TimeAtLargest | null;
  best: TimeAtLargest | null;
};

const UNITS = [
  { name: 'year', nanoseconds: 365 * 86_400e9 },
  { name: 'day', nanoseconds: 86_400e9 },
  { name: 'h', nanoseconds: 3_600e9 },
  { name: 'min', nanoseconds: 60e9 },
  { name: 's', nanoseconds: 1e9 },
  { name: 'ms', nanoseconds: 1e6 },
  { name: 'µs', nanoseconds: 1e3 },
  { name: 'ns', nanoseconds: 1 },
] as const;

/** Formats as `40 s`, `12 ms`, `3 min` or `over a year`: with two digits, as the measurement is not more precise. */
export function formatTime(nanoseconds: number): string {
  const countOf = (unit: number) => Number((nanoseconds / unit).toPrecision(2));
  const unit = UNITS.find((known) => countOf(known.nanoseconds) >= 1);
  if (!unit) return 'under 1 ns';
  if (unit.name === 'year') return 'over a year';
  const count = countOf(unit.nanoseconds);
  return `${count} ${unit.name}${unit.name === 'day' && count !== 1 ? 's' : ''}`;
}

/** Formats a growth as `n² log n` or `2ⁿ`. */
export const formatGrowth = (growth: Growth): string => growth.replace('^2', '²').replace('^3', '³').replace('^n', 'ⁿ');

export const formatCount = (count: number): string => count.toLocaleString('en-US');

const ITEMS: Partial<Record<string, string>> = {
  string: 'characters',
  ListNode: 'nodes',
  TreeNode: 'nodes',
  Graph: 'nodes',
};

/** The likely unit of an input's size: the items of its first parameter. */
export function sizeUnit(signature: Signature | null): string | null {
  if (!signature) return null;
  if (signature.kind === 'class') return 'calls';
  const [first] = signature.method.parameters;
  if (!first) return null;
  const { base, depth } = first.type;
  if (depth === 0) return ITEMS[base] ?? null;
  if (depth === 2) return 'rows';
  return base === 'string' ? 'words' : base === 'char' ? 'characters' : 'numbers';
}

/** The comparison and the times at the largest size, as a sentence for the learner. */
export function growthSentence({ placement, largest, unit, own, best }: Compared): string {
  const claim = claimOf(placement);
  if (!own) return `${claim}.`;
  const takes = `${own.isMeasured ? 'it takes' : 'it would take'} ${formatTime(own.nanoseconds)}`;
  const isBest = placement.kind === 'like' && placement.isBest;
  const other = best ? `, the best approach ${formatTime(best.nanoseconds)}` : '';
  const size = unit === null ? `at n = ${formatCount(largest)}` : `at ${formatCount(largest)} ${unit}`;
  return `${claim}: ${size} ${takes}${isBest && best && isAlike(own, best) ? ', and so does the best approach' : other}.`;
}

const isAlike = (a: TimeAtLargest, b: TimeAtLargest) => formatTime(a.nanoseconds) === formatTime(b.nanoseconds);

function claimOf(placement: Placement): string {
  switch (placement.kind) {
    case 'like':
      return placement.isBest
        ? 'Your program scales like the best approach'
        : `Your program scales like ${named(placement.references)}`;
    case 'between':
      return `Your program scales worse than ${named(placement.faster)} and better than ${named(placement.slower)}`;
    case 'better':
      return 'Your program scales better than the best approach';
    case 'worse':
      return 'Your program scales worse than every approach that is known here';
    case 'unclear':
      return 'How your program scales is unclear: the times scatter too much, or there are too few of them';
  }
}

/** For example `the brute force`, or `Sort and two pointers or Hash set`. */
const named = (names: readonly string[]) =>
  names.map((name) => (name === 'Brute force' ? 'the brute force' : name)).join(' or ');

const QUICK = 1e9;
const SLOW = 10e9;

/** Explains the growth at the constraints, and what the picture cannot show, in a sentence each. */
export function growthExplanation({ placement, largest, allowed, unit, own }: Compared): string[] {
  const upTo = (size: number) => (unit === null ? `n = ${formatCount(size)}` : `${formatCount(size)} ${unit}`);
  const lines =
    largest > allowed
      ? [`The constraints allow up to ${upTo(allowed)}; it was measured beyond them, up to ${upTo(largest)}.`]
      : own
        ? [`The constraints allow up to ${upTo(largest)}: ${verdictOn(own.nanoseconds)}`]
        : [];
  if (placement.kind === 'like' && placement.references.length > 1)
    lines.push(`${placement.references.join(' and ')} cannot be told apart by their times on these inputs.`);
  if (placement.kind === 'unclear') lines.push('Measure once more while nothing else keeps this device busy.');
  else
    lines.push(
      'A factor of log n is too little to be seen in times: n and n log n count as alike here, and so do 1 and log n.',
    );
  return lines;
}

function verdictOn(nanoseconds: number): string {
  if (nanoseconds < QUICK) return 'yours is quick enough for all of them.';
  if (nanoseconds < SLOW) return 'yours takes seconds for the largest, where a judge may already stop it.';
  return 'yours is too slow for the largest, and a faster machine would not change that.';
}
