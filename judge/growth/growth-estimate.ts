import { median, type Point } from './growth-plan.ts';

/**
 * How times grow. `power`: as the size to the power of `rate`, which is the slope on log-log axes. `exponential`: they
 * double `rate` times with each further item. `low` to `high` is the uncertainty of `rate`. The line goes through the
 * point (`size`, `nanoseconds`).
 */
export type Fit = {
  kind: 'power' | 'exponential';
  rate: number;
  low: number;
  high: number;
  size: number;
  nanoseconds: number;
};

export type Curve = { points: readonly Point[]; fit: Fit | null };

/** The fewest points that show a curve. */
const MIN_POINTS = 4;
/** How many of the upper points are used, where constants no longer dominate. */
const UPPER_POINTS = 7;
/** Pairs of points whose sizes differ by less than this factor show more noise than growth. */
const MIN_RATIO = 1.5;
/** The slope above which growth may be exponential: n^3 stays below it. */
const STEEP = 3.6;
/** The slope above which growth is exponential, however the points scatter: no program here has this degree. */
const STEEPEST = 5;
/** The greatest difference in slope between the two halves of a curve that counts as straight. */
const BENT = 0.12;
/** The ratio of a normal distribution's standard deviation to its median absolute deviation. */
const MEDIAN_TO_DEVIATION = 1.48;

type Spot = { x: number; y: number };

/** Uses the Theil–Sen estimator: the median of the slopes of all pairs. Null if there are too few points. */
export function estimateGrowth(measured: readonly Point[]): Fit | null {
  const points = trusted(measured);
  if (points.length < MIN_POINTS) return null;
  const upper = points.slice(-UPPER_POINTS);
  const logarithmic = upper.map(({ size, nanoseconds }) => ({ x: Math.log(size), y: Math.log(nanoseconds) }));
  const straight = upper.map(({ size, nanoseconds }) => ({ x: size, y: Math.log2(nanoseconds) }));
  const steepness = theilSen(logarithmic.slice(-3));
  const isStraight = bend(straight.slice(-5)) < bend(logarithmic.slice(-5));
  if (steepness > STEEPEST || (steepness > STEEP && isStraight))
    return through(upper, { kind: 'exponential', ...endRate(straight.slice(-5)) });
  return through(upper, { kind: 'power', ...endRate(logarithmic) });
}

/** Uses points of short batches only if there are too few others, and upper bounds never. */
function trusted(points: readonly Point[]): Point[] {
  const full = points.filter(({ isShort }) => !isShort);
  return full.length > MIN_POINTS ? full : points.filter(({ isBound }) => !isBound);
}

/** How much faster one curve grows than another: the difference of slopes on log-log axes, with its uncertainty. */
export type GrowthDifference = { rate: number; uncertainty: number };

/** The difference between an exponential and a power: greater than the difference of any two slopes. */
export const OTHER_KIND = 100;

/**
 * Compares the two times at each size, if both were measured up to the last size of `own`: what caches, the clock and
 * other programs do to both at a size cancels out. For two exponentials, `rate` is the logarithm of the ratio of their
 * rates.
 */
export function differenceFrom(own: Curve & { fit: Fit }, other: Curve & { fit: Fit }): GrowthDifference {
  const [fit, base] = [own.fit, other.fit];
  if (fit.kind !== base.kind) return { rate: fit.kind === 'exponential' ? OTHER_KIND : -OTHER_KIND, uncertainty: 0 };
  const uncertainties = [fit, base].map(({ low, high, rate }) => (high - low) / 2 / (fit.kind === 'power' ? 1 : rate));
  if (fit.kind === 'exponential')
    return { rate: Math.log(fit.rate / base.rate), uncertainty: Math.hypot(...uncertainties) };
  const upper = trusted(own.points).slice(-UPPER_POINTS);
  const others = trusted(other.points);
  const ratios = upper.flatMap(({ size, nanoseconds }) => {
    const same = others.find((point) => point.size === size);
    return same ? [{ x: Math.log(size), y: Math.log(nanoseconds / same.nanoseconds) }] : [];
  });
  const last = upper.at(-1);
  if (ratios.length < MIN_POINTS || !last || ratios.at(-1)?.x !== Math.log(last.size))
    return { rate: fit.rate - base.rate, uncertainty: Math.hypot(...uncertainties) };
  const { rate, low, high } = endRate(ratios);
  return { rate, uncertainty: (high - low) / 2 };
}

/**
 * The rate at the upper end, with its uncertainty. If the points bend upwards by more than their noise, a faster
 * growing term is taking over, and only the upper half is used.
 */
function endRate(spots: readonly Spot[]): Pick<Fit, 'rate' | 'low' | 'high'> {
  const half = Math.ceil((spots.length + 1) / 2);
  const [first, last] = [spots.slice(0, half), spots.slice(-half)];
  const noise = noiseOf(spots);
  const rise = theilSen(last) - theilSen(first);
  const isBent = rise > Math.max(BENT, 2 * Math.hypot(noise / span(first), noise / span(last)));
  const used = isBent ? last : spots;
  const [rate, uncertainty] = [theilSen(used), noise / span(used)];
  return { rate, low: rate - uncertainty, high: rate + uncertainty };
}

/** The standard deviation of single points, each compared with the line between its neighbours. */
function noiseOf(spots: readonly Spot[]): number {
  const deviations = spots.slice(1, -1).flatMap((spot, index) => {
    const [before, after] = [spots[index], spots[index + 2]];
    if (!before || !after) return [];
    const part = (spot.x - before.x) / (after.x - before.x);
    return [Math.abs(spot.y - before.y - part * (after.y - before.y)) / Math.hypot(1, part, 1 - part)];
  });
  return median(deviations) * MEDIAN_TO_DEVIATION;
}

/** Divides the standard deviation of a point to give the standard deviation of the slope through all points. */
function span(spots: readonly Spot[]): number {
  const mean = spots.reduce((sum, { x }) => sum + x, 0) / spots.length;
  return Math.sqrt(spots.reduce((sum, { x }) => sum + (x - mean) ** 2, 0)) || 1;
}

function theilSen(spots: readonly Spot[]): number {
  const isWide = (from: number, to: number) => Math.abs(to - from) >= Math.log(MIN_RATIO);
  const pairs = spots.flatMap((one, index) => spots.slice(index + 1).map((other) => [one, other] as const));
  const wide = pairs.filter(([one, other]) => isWide(one.x, other.x));
  return median((wide.length > 0 ? wide : pairs).map(([one, other]) => (other.y - one.y) / (other.x - one.x)));
}

/** The sum of the points' distances from a line through them, relative to the difference of y between the ends. */
function bend(spots: readonly Spot[]): number {
  const rate = theilSen(spots);
  const offsets = spots.map(({ x, y }) => y - rate * x);
  const middle = median(offsets);
  const scale = (spots.at(-1)?.y ?? 0) - (spots[0]?.y ?? 0);
  return offsets.reduce((sum, offset) => sum + Math.abs(offset - middle), 0) / (Math.abs(scale) || 1);
}

/** Anchors a fit at the last size, at the median of what the last three points predict, as one may be an outlier. */
function through(points: readonly Point[], slope: Omit<Fit, 'size' | 'nanoseconds'>): Fit {
  const size = points.at(-1)?.size ?? 1;
  const predictions = points.slice(-3).map((point) => timeAt({ ...slope, ...point }, size));
  return { ...slope, size, nanoseconds: median(predictions) };
}

/** The time that a fit predicts for a size, in nanoseconds; Infinity where it exceeds the range of numbers. */
export function timeAt(fit: Fit, size: number): number {
  const { kind, rate, nanoseconds } = fit;
  return nanoseconds * (kind === 'power' ? (size / fit.size) ** rate : 2 ** (rate * (size - fit.size)));
}
