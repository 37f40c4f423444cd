import { type Apart, apartFrom, BEYOND, type Curve, type Fit } from './growth-estimate.ts';
import type { Growth } from '#shared/judge/problem.ts';

/** A reference approach: its declared growth, and its measured curve. */
export type Reference = Curve & { name: string; growth: Growth };

/**
 * A program's place among the references; those that times cannot tell apart are named together.
 * `better` and `worse` are relative to all of them.
 */
export type Placement =
  | { kind: 'better' | 'worse' | 'unclear' }
  | { kind: 'like'; references: string[]; isBest: boolean }
  | { kind: 'between'; faster: string[]; slower: string[] };

/** Growths of one degree differ by log n at most, which times cannot tell from caches and noise. */
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

/** References of different degrees that grow more alike than this on these inputs are not told apart. */
const APART = 0.25;
/** The greatest distance at which a program is like a tier: absolute, and as a part of the gap to the next one. */
const NEAR = 0.4;
const NEAR_PART = 0.33;
/** The same below the best and above the worst tier: a factor √n less is another growth, a log n more is not. */
const NEAR_OUTSIDE = { below: 0.5, above: 0.65 };
/** The same where the next tier is exponential: sizes are then so small that constants distort every slope. */
const NEAR_FEW = 0.6;
/** The same between exponentials: doubling 1.57 times as often is another growth; meet in the middle halves it. */
const NEAR_DOUBLING = 0.45;
/** The greatest uncertainty accepted where it spans two adjacent places, as both are nearly right. */
const MAX_OPEN = 0.2;

/** References that grow alike. */
type Tier = Reference[];

/** Which references a program grows like: all were measured in one run, on one machine and the same inputs. */
export function compareGrowth(own: Curve, references: readonly Reference[]): Placement {
  const tiers = tiersOf(references);
  const { fit } = own;
  if (!fit || tiers.length === 0) return { kind: 'unclear' };
  const aparts = tiers.map((tier) => nearest(tier.map((reference) => apartFrom({ ...own, fit }, believed(reference)))));
  const placeAt = (side: -1 | 0 | 1) => placeAmong(aparts.map(({ rate, open }) => rate + side * open));
  const [low, place, high] = [placeAt(-1), placeAt(0), placeAt(1)];
  const open = Math.max(...aparts.map((apart) => apart.open));
  if (high - low > 1 || (high > low && open > MAX_OPEN)) return { kind: 'unclear' };
  const names = (tier: Tier | undefined) => tier?.map(({ name }) => name) ?? [];
  const [below, at] = [tiers[(place >> 1) - 1], tiers[place >> 1]];
  if (place % 2 === 1) return { kind: 'like', references: names(at), isBest: place === 1 };
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
    apartFrom(believed(other), believed(one)).rate < APART
  );
}

/** Falls back to the declared growth where there are too few points, or they scatter too much. */
function believed({ points, fit, growth }: Reference): Curve & { fit: Fit } {
  if (fit && (fit.high - fit.low) / 2 < MAX_OPEN * Math.max(1, fit.rate)) return { points, fit };
  const { kind, rate } = DECLARED[growth];
  return { points: [], fit: { kind, rate, low: rate, high: rate, size: 1, nanoseconds: 1 } };
}

const nearest = (aparts: Apart[]): Apart =>
  aparts.reduce((near, apart) => {
    const [less, more] = [Math.min(near.rate, apart.rate), Math.max(near.rate, apart.rate)];
    const rate = less <= 0 && more >= 0 ? 0 : Math.abs(less) < Math.abs(more) ? less : more;
    return { rate, open: Math.min(near.open, apart.open) };
  });

/** 0 before the first tier, 1 like it, 2 between it and the second, 3 like the second, and so on. */
function placeAmong(aparts: readonly number[]): number {
  for (const [index, apart] of aparts.entries()) {
    const neighbour = aparts[apart < 0 ? index - 1 : index + 1];
    if (Math.abs(apart) <= nearTo(apart, neighbour)) return 2 * index + 1;
    if (apart < 0) return 2 * index;
  }
  return 2 * aparts.length;
}

function nearTo(apart: number, neighbour: number | undefined): number {
  if (neighbour === undefined) return apart < 0 ? NEAR_OUTSIDE.below : NEAR_OUTSIDE.above;
  if (neighbour === BEYOND) return NEAR_DOUBLING;
  return neighbour === -BEYOND ? NEAR_FEW : Math.min(NEAR, NEAR_PART * Math.abs(apart - neighbour));
}
