/** Measures programs at growing sizes, in a browser or in Node: the caller supplies the function that runs them. */

/** A run of the driver: `batches` lines, each with `repeat` runs of the program on the input variants in turn. */
export type Batches = {
  size: number;
  repeat: number;
  batches: number;
  /** The time limit for all batches in total, in nanoseconds, without their preparation. */
  limit: number;
};

/**
 * Returns the nanoseconds of each batch of one process, in order; the first is the warm-up. A missing batch did not
 * finish within the limit, or the program failed.
 */
export type Measure = (program: string, batches: Batches) => Promise<number[]>;

export type Plan = {
  /** The smallest and largest size of the generator. */
  smallest: number;
  largest: number;
  /** The sizes to measure; by default growing sizes between the two. */
  sizes?: readonly number[];
  /** The number of characters of an input of a size; every repetition gets its own copy. */
  weigh?: (size: number) => number;
  /** The resolution of the clock, in nanoseconds: 0.1 ms in a browser. */
  clockStep?: number;
  /** The time for all batches of one program, in nanoseconds. */
  budget?: number;
  /** How often a program runs in its first batch, if its time is roughly known; by default once. */
  firstRepeat?: number;
  /** Called after each size of each program, with all points so far. */
  onPoints?(points: ReadonlyMap<string, Point[]>, progress: { done: number; of: number }): void;
};

/** The time of one run at one size, in nanoseconds: of the median batch, the fastest (`least`) and slowest (`most`). */
export type Point = {
  size: number;
  nanoseconds: number;
  least: number;
  most: number;
  /** Whether this is only an upper bound, as the clock is too coarse: the real time may be less. */
  isBound: boolean;
  /** Whether even the largest allowed batch was too short, so that warm-up effects are part of the time. */
  isShort: boolean;
};

const MILLISECOND = 1e6;
const BUDGET = 3000 * MILLISECOND;
/** The length of a batch in steps of the clock (20 ms in a browser), and its minimum in nanoseconds. */
const BATCH_STEPS = 200;
const MIN_BATCH = 5 * MILLISECOND;
const WARM_UP = 1;
const MEDIAN_OF = 5;
const MAX_SIZES = 12;
const MIN_SIZES = 10;
const USUAL_STEP = 1.6;
/** The limit for all copies of an input in total. */
const MAX_CHARACTERS = 8_000_000;
const MAX_REPEAT = 40_000;
/** A batch of fewer clock steps gives only an upper bound. */
const MIN_CLOCK_STEPS = 4;
/** The slope on log-log axes above which the next time is predicted as for exponential growth. */
const STEEP = 3.5;

/** The seeds of the inputs that are used in turn: on a single repeated input a processor predicts every branch. */
export const VARIANTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Integers up to `largest`, in a nearly constant ratio. Small sizes are left out, as constants dominate there. */
export function growingSizes(smallest: number, largest: number): number[] {
  const start = Math.max(1, smallest, Math.cbrt(largest));
  const count = Math.ceil(Math.log(largest / start) / Math.log(USUAL_STEP)) + 1;
  const steps = Math.min(MAX_SIZES, Math.max(MIN_SIZES, count)) - 1;
  const sizes = Array.from({ length: steps + 1 }, (_, index) =>
    Math.round(start * (largest / start) ** (index / steps)),
  );
  return [...new Set(sizes)];
}

type Progress = { program: string; points: Point[]; left: number; isDone: boolean };

/**
 * Measures the programs in turn at each size, each up to the largest size or until its next size would exceed its
 * budget. A program that fails or is cut off keeps the points measured so far.
 */
export async function measureCurves(
  programs: readonly string[],
  {
    smallest,
    largest,
    sizes = growingSizes(smallest, largest),
    weigh = () => 1,
    clockStep = MILLISECOND / 10,
    budget = BUDGET,
    firstRepeat = 1,
    onPoints,
  }: Plan,
  measure: Measure,
): Promise<Map<string, Point[]>> {
  const length = Math.max(MIN_BATCH, BATCH_STEPS * clockStep);
  const all: Progress[] = programs.map((program) => ({ program, points: [], left: budget, isDone: false }));
  const pointsOf = () => new Map(all.map(({ program, points }) => [program, points]));
  let done = 0;
  for (const size of sizes) {
    const maxRepeat = Math.max(1, Math.min(MAX_REPEAT, Math.floor(MAX_CHARACTERS / weigh(size))));
    for (const progress of all) {
      if (!progress.isDone) await measureSize(progress, { size, maxRepeat, firstRepeat, clockStep, length }, measure);
      onPoints?.(pointsOf(), { done: ++done, of: sizes.length * all.length });
    }
  }
  return pointsOf();
}

type SizePlan = { size: number; maxRepeat: number; firstRepeat: number; clockStep: number; length: number };

async function measureSize(
  progress: Progress,
  { size, maxRepeat, firstRepeat, clockStep, length }: SizePlan,
  measure: Measure,
): Promise<void> {
  const expected = predictedTime(progress.points, size);
  const neededRepeat = expected === null ? firstRepeat : Math.max(1, Math.ceil(length / expected));
  let repeat = Math.min(maxRepeat, neededRepeat);
  let expectedBatch = expected === null ? clockStep : expected * repeat;
  for (;;) {
    const batches = Math.min(WARM_UP + MEDIAN_OF, Math.floor(progress.left / expectedBatch));
    if (batches < 1) break;
    const times = await measure(progress.program, { size, repeat, batches, limit: progress.left });
    progress.left -= times.reduce((sum, time) => sum + time, 0);
    const isCut = times.length < batches;
    const warm = times.length > 2 ? times.slice(WARM_UP) : times;
    const batch = median(warm);
    if (warm.length > 0 && (batch >= length * 0.7 || repeat === maxRepeat || isCut))
      progress.points.push(pointOf(warm, { size, repeat, clockStep, length }));
    if (isCut) break;
    if (progress.points.at(-1)?.size === size) return;
    // At least doubles, but not far beyond the need, within the precision of the clock.
    const factor = Math.min(64, Math.max(2, (1.2 * length) / Math.max(batch, clockStep)));
    repeat = Math.min(maxRepeat, Math.ceil(repeat * factor));
    expectedBatch = Math.max(clockStep, batch * factor);
  }
  progress.isDone = true;
}

function pointOf(
  times: number[],
  { size, repeat, clockStep, length }: { size: number; repeat: number; clockStep: number; length: number },
): Point {
  const batch = median(times);
  const isBound = batch < MIN_CLOCK_STEPS * clockStep;
  const each = times.map((time) => (isBound ? time + clockStep : time) / repeat);
  const range = { nanoseconds: median(each), least: Math.min(...each), most: Math.max(...each) };
  return { size, ...range, isBound, isShort: batch < length / 5 };
}

/**
 * The predicted time at the next size, too long rather than too short. Assumes linear growth after one measurement;
 * null before the first.
 */
function predictedTime(points: readonly Point[], size: number): number | null {
  const [before, last] = [points.at(-2), points.at(-1)];
  if (!last) return null;
  if (!before) return (last.nanoseconds * size) / last.size;
  const growth = Math.max(0, Math.log(last.nanoseconds / before.nanoseconds));
  const slope = growth / Math.log(last.size / before.size);
  const power = slope * Math.log(size / last.size);
  const exponential = (growth / (last.size - before.size)) * (size - last.size);
  return last.nanoseconds * Math.exp(Math.min(700, slope > STEEP ? Math.max(power, exponential) : power));
}

/** 0 for an empty array. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [below = 0, above = 0] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (below + above) / 2;
}
