/** Measures and compares the learner's program and the reference approaches, and prepares the curves for the chart. */
import { compareGrowth, type Placement, scalesWell } from './growth-comparison.ts';
import { estimateGrowth, type Fit, timeAt } from './growth-estimate.ts';
import { type Measure, measureCurves, type Plan, type Point } from './growth-plan.ts';
import {
  formatCount,
  formatGrowth,
  formatTime,
  growthExplanation,
  growthSentence,
  type TimeAtLargest,
} from './growth-sentence.ts';
import type { Growth } from '../problem/problem.ts';

/** One line of the chart. */
export type Curve = {
  name: string;
  /** The declared growth of a reference; null for the learner's program. */
  growth: Growth | null;
  /** The times of one run by size. */
  points: Point[];
  atLargest: TimeAtLargest | null;
};

export type GrowthReport = {
  placement: Placement;
  /** Whether the program grows like the best approach, which no larger input makes too slow; null if that is unclear. */
  scales: boolean | null;
  sentence: string;
  explanation: string[];
  /** The learner's curve first, then the references in their order. */
  curves: Curve[];
  /** For readers who cannot see the chart: a row for each size, a column for each curve, the times as text. */
  table: { head: string[]; rows: string[][] };
};

export type ReferenceProgram = { name: string; growth: Growth };

type Comparison = { references: readonly ReferenceProgram[]; plan: Plan; allowed?: number; unit?: string | null };

/** The name of the learner's program among the measured ones; no reference has this name. */
export const OWN = 'Yours';

/**
 * Measures the learner's program and the references in turn, and reports how the learner's program grows.
 * @param references in the order of approaches.md, the one to beat last; all in the learner's language
 * @param allowed the largest size that the constraints allow; the plan may go beyond it
 * @param measure runs the program with that name: `OWN` or the name of a reference
 */
export async function measureGrowth(
  { references, plan, allowed = plan.largest, unit = null }: Comparison,
  measure: Measure,
): Promise<GrowthReport> {
  const points = await measureCurves([OWN, ...references.map(({ name }) => name)], plan, measure);
  return reportGrowth({ points, references, largest: plan.largest, allowed, unit });
}

type Measured = {
  points: ReadonlyMap<string, Point[]>;
  references: readonly ReferenceProgram[];
  /** The largest measured size. */
  largest: number;
  allowed?: number;
  unit: string | null;
};

export function reportGrowth({ points, references, largest, allowed = largest, unit }: Measured): GrowthReport {
  const fits = new Map([...points].map(([name, measured]) => [name, estimateGrowth(measured)]));
  const fitOf = (name: string) => fits.get(name) ?? null;
  const curveOf = (name: string, growth: Growth | null): Curve => {
    const measured = points.get(name) ?? [];
    const fit = fitOf(name);
    return {
      name,
      growth,
      points: measured,
      atLargest: atLargest(measured, fit, { growth: name === OWN ? likeOwn : growth, largest }),
    };
  };
  const measuredOf = (name: string) => ({ points: points.get(name) ?? [], fit: fitOf(name) });
  const placement = compareGrowth(
    measuredOf(OWN),
    references.map((reference) => ({ ...reference, ...measuredOf(reference.name) })),
  );
  // The growth of the reference that the program is like is more reliable than its own slope.
  const likeOwn =
    (placement.kind === 'like' && references.find(({ name }) => placement.references.includes(name))?.growth) || null;
  const curves = [curveOf(OWN, null), ...references.map(({ name, growth }) => curveOf(name, growth))];
  const [own, best] = [curves[0]?.atLargest ?? null, references.length > 0 ? (curves.at(-1)?.atLargest ?? null) : null];
  const compared = { placement, largest, allowed, unit, own, best };
  return {
    placement,
    scales: scalesWell(placement),
    sentence: growthSentence(compared),
    explanation: growthExplanation(compared),
    curves,
    table: tableOf(curves, largest, unit),
  };
}

function atLargest(
  points: readonly Point[],
  fit: Fit | null,
  { growth, largest }: { growth: Growth | null; largest: number },
): TimeAtLargest | null {
  const last = points.at(-1);
  if (last?.size === largest) return { nanoseconds: last.nanoseconds, isMeasured: true };
  const steps = growth && STEPS[growth];
  if (!fit || fit.kind === 'exponential' || !steps)
    return fit && { nanoseconds: timeAt(fit, largest), isMeasured: false };
  return { nanoseconds: (fit.nanoseconds * steps(largest)) / steps(fit.size), isMeasured: false };
}

/** The number of steps at a size. Other growths are predicted from the measured times, as their base is unknown. */
const STEPS: Partial<Record<Growth, (size: number) => number>> = {
  '1': () => 1,
  'log n': (n) => Math.log(n + 1),
  n: (n) => n,
  'n log n': (n) => n * Math.log(n + 1),
  'n^2': (n) => n ** 2,
  'n^2 log n': (n) => n ** 2 * Math.log(n + 1),
  'n^3': (n) => n ** 3,
};

function tableOf(curves: readonly Curve[], largest: number, unit: string | null): GrowthReport['table'] {
  const sizes = new Set(curves.flatMap(({ points }) => points.map(({ size }) => size))).add(largest);
  const cell = ({ points, atLargest: last }: Curve, size: number) => {
    const point = points.find((measured) => measured.size === size);
    if (point) return `${point.isBound ? 'at most ' : ''}${formatTime(point.nanoseconds)}`;
    return size === largest && last ? `about ${formatTime(last.nanoseconds)}, foreseen` : 'not measured';
  };
  return {
    head: [unit ?? 'n', ...curves.map(({ name, growth }) => (growth ? `${name}, O(${formatGrowth(growth)})` : name))],
    rows: [...sizes]
      .toSorted((a, b) => a - b)
      .map((size) => [formatCount(size), ...curves.map((curve) => cell(curve, size))]),
  };
}
