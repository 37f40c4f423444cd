import type { Placement } from '#judge/growth/growth-comparison.ts';
import type { Point } from '#judge/growth/growth-plan.ts';
import { reportGrowth } from '#judge/growth/growth.ts';
import { type CurveProgram, titleOf } from './suite.ts';

/** How far a placement is from the expected one: 0 is right, 1 is the next place, null is unclear. */
export type Score = { title: string; expected: string; placed: string; off: number | null };

/** Places a program among its references by its measured points. */
export function placeProgram(program: CurveProgram, points: ReadonlyMap<string, Point[]>): Score {
  const { problem, expected } = program;
  const { placement } = reportGrowth({ points, references: problem.references, largest: problem.largest, unit: null });
  return { title: titleOf(program), expected, placed: textOf(placement), off: offBy(program, placement) };
}

export type Total = { right: number; unclear: number; wrong: number; far: number };

export const TARGET = { right: 54 / 60, unclear: 6 / 60, maxOff: 1 };

export function totalOf(scores: readonly Score[]): Total {
  const right = scores.filter(({ off }) => off === 0).length;
  const unclear = scores.filter(({ off }) => off === null).length;
  const far = scores.filter(({ off }) => off !== null && off > TARGET.maxOff).length;
  return { right, unclear, wrong: scores.length - right - unclear, far };
}

function textOf(placement: Placement): string {
  if (placement.kind === 'like') return `like ${placement.references.join(' or ')}`;
  if (placement.kind === 'between')
    return `between ${placement.faster.join(' or ')} and ${placement.slower.join(' or ')}`;
  return placement.kind;
}

/**
 * The distance in places, which are the references and the gaps between them. References of one degree share a place.
 */
function offBy({ problem, expected }: CurveProgram, placement: Placement): number | null {
  if (placement.kind === 'unclear') return null;
  // n and n log n count as one place, as do 1 and log n.
  const degreeOf = (growth: string) => growth.replace(/^log n$/, '1').replace(/ log n$/, '');
  const degrees = [...new Set(problem.references.toReversed().map(({ growth }) => degreeOf(growth)))];
  const likeness = (name: string) => {
    const reference = problem.references.find((known) => known.name === name);
    if (!reference) throw new Error(`${problem.name} has no approach ${name}`);
    return 2 * degrees.indexOf(degreeOf(reference.growth)) + 1;
  };
  const wanted = () => {
    if (expected === 'better') return 0;
    if (expected === 'worse') return 2 * degrees.length;
    const [, like, faster] = /^like (.+)$|^between (.+) and /.exec(expected) ?? [];
    if (like !== undefined) return likeness(like);
    if (faster !== undefined) return likeness(faster) + 1;
    throw new Error(`"${expected}" is no place`);
  };
  const got = () => {
    if (placement.kind === 'better') return [0];
    if (placement.kind === 'worse') return [2 * degrees.length];
    if (placement.kind === 'like') return placement.references.map(likeness);
    return placement.kind === 'between' ? [Math.max(...placement.faster.map(likeness)) + 1] : [];
  };
  return Math.min(...got().map((place) => Math.abs(place - wanted())));
}
