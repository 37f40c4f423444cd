import { type Curve, differenceFrom, type Fit, type GrowthDifference, OTHER_KIND } from './growth-estimate.ts';
import type { Growth } from '../problem/problem.ts';

/** A reference approach: its declared growth, and its measured curve. */
export type Reference = Curve & { name: string; growth: Growth };

/**
 * Where a program ranks among the references; references that times cannot tell apart are named together.
 * `better` and `worse` are relative to all of them.
 */
export type Placement =
  | { kind: 'better' | 'worse' | 'unclear' }
  | { kind: 'like'; references: string[]; isBest: boolean }
  | { kind: 'between'; faster: string[]; slower: string[] };

/** Whether a program grows like the best reference or better; null if that is unclear. */
export const scalesWell = (placement: Placement): boolean | null =>
  placement.kind === 'unclear' ? null : placement.kind === 'better' || (placement.kind === 'like' && placement.isBest);

/** Growths of the same degree differ by a factor of log n at most, which times cannot tell from caches and noise. */
const DECLARED: Record<Growth, Pick<Fit, 'kind' | 'rate'> & { degree: number }> = {
  '1': { degree: 0, kind: 'power', rate: 0 },
  'log n': { degree: 0, kind: 'power', rate: 0.1 },
  n: { degree: 1, kind: 'power', rate: 1 },
  'n log n': { degree: 1, kind: 'power', rate: 1.1 },
  'n^2': { degree: 2, kind: 'power', rate: 2 },
  'n^2 log n': { degree: 2, kind: 'power', rate: 2.1 },
  'n^3': { degree: 3, kind: 'power', rate: 3 },
  '2^n': { degree: 10, kind: 'exponential', rate: 1 },
  'n!': { degree: 11, kind: 'exponential', rate: 3 },
};

/** References of different degrees whose measured growth differs by less than this share a tier. */
const MIN_DIFFERENCE = 0.25;
/** The greatest distance at which a program is like a tier: absolute, and as a part of the gap to the next tier. */
const NEAR = 0.4;
const NEAR_SHARE = 0.33;
/** The same below the best and above the worst tier: a factor √n less is another growth, a log n more is not. */
const NEAR_OUTSIDE = { below: 0.5, above: 0.65 };
/** The same where the next tier is exponential: sizes are then so small that constants distort every slope. */
const NEAR_FEW = 0.6;
/** The same between exponentials: doubling 1.57 times as often is another growth (meet in the middle halves it). */
const NEAR_DOUBLING = 0.45;
/** The greatest uncertainty accepted where it spans two adjacent ranks, as both are nearly right. */
const MAX_UNCERTAINTY = 0.2;

/** References with the same growth. */
type Tier = Reference[];

/** Ranks a program among references that were measured in the same run, on the same machine and inputs. */
export function compareGrowth(own: Curve, references: readonly Reference[]): Placement {
  const tiers = tiersOf(references);
  const { fit } = own;
  if (!fit || tiers.length === 0) return { kind: 'unclear' };
  const differences = tiers.map((tier) =>
    nearest(tier.map((reference) => differenceFrom({ ...own, fit }, reliableCurve(reference)))),
  );
  const rankAt = (side: -1 | 0 | 1) => rankOf(differences.map(({ rate, uncertainty }) => rate + side * uncertainty));
  const [low, rank, high] = [rankAt(-1), rankAt(0), rankAt(1)];
  const uncertainty = Math.max(...differences.map((difference) => difference.uncertainty));
  if (high - low > 1 || (high > low && uncertainty > MAX_UNCERTAINTY)) return { kind: 'unclear' };
  const names = (tier: Tier | undefined) => tier?.map(({ name }) => name) ?? [];
  const [below, at] = [tiers[(rank >> 1) - 1], tiers[rank >> 1]];
  if (rank % 2 === 1) return { kind: 'like', references: names(at), isBest: rank === 1 };
  if (!below) return { kind: 'better' };
  return at ? { kind: 'between', faster: names(below), slower: names(at) } : { kind: 'worse' };
}

/** Sorted by declared growth, slowest first; references that these inputs cannot tell apart share a tier. */
function tiersOf(references: readonly Reference[]): Tier[] {
  const sorted = references.toSorted((one, other) => DECLARED[one.growth].degree - DECLARED[other.growth].degree);
  const tiers: Tier[] = [];
  for (const reference of sorted) {
    const tier = tiers.at(-1);
    if (tier?.some((known) => isAlike(known, reference))) tier.push(reference);
    else tiers.push([reference]);
  }
  return tiers;
}

function isAlike(one: Reference, other: Reference): boolean {
  return (
    DECLARED[one.growth].degree === DECLARED[other.growth].degree ||
    differenceFrom(reliableCurve(other), reliableCurve(one)).rate < MIN_DIFFERENCE
  );
}

/** The measured curve, or the declared growth where there are too few points or they scatter too much. */
function reliableCurve({ points, fit, growth }: Reference): Curve & { fit: Fit } {
  if (fit && (fit.high - fit.low) / 2 < MAX_UNCERTAINTY * Math.max(1, fit.rate)) return { points, fit };
  const { kind, rate } = DECLARED[growth];
  return { points: [], fit: { kind, rate, low: rate, high: rate, size: 1, nanoseconds: 1 } };
}

const nearest = (differences: GrowthDifference[]): GrowthDifference =>
  differences.reduce((near, difference) => {
    const [less, more] = [Math.min(near.rate, difference.rate), Math.max(near.rate, difference.rate)];
    const rate = less <= 0 && more >= 0 ? 0 : Math.abs(less) < Math.abs(more) ? less : more;
    return { rate, uncertainty: Math.min(near.uncertainty, difference.uncertainty) };
  });

/** 0 is before the first tier, 1 like the first, 2 between the first and the second, 3 like the second, and so on. */
function rankOf(differences: readonly number[]): number {
  for (const [index, difference] of differences.entries()) {
    const neighbour = differences[difference < 0 ? index - 1 : index + 1];
    if (Math.abs(difference) <= maxDistance(difference, neighbour)) return 2 * index + 1;
    if (difference < 0) return 2 * index;
  }
  return 2 * differences.length;
}

function maxDistance(difference: number, neighbour: number | undefined): number {
  if (neighbour === undefined) return difference < 0 ? NEAR_OUTSIDE.below : NEAR_OUTSIDE.above;
  if (neighbour === OTHER_KIND) return NEAR_DOUBLING;
  return neighbour === -OTHER_KIND ? NEAR_FEW : Math.min(NEAR, NEAR_SHARE * Math.abs(difference - neighbour));
}
