import type { Trace } from '../read-trace.ts';
import type { TracedCall } from '../trace.ts';
import { isSame } from './traced-values.ts';

/** The name that drivers give the statements outside of all functions. */
export const PROGRAM = 'program';

/**
 * The step at which the last of the outermost calls returns, which decides the answer, or at which the run fails: where
 * the error is raised. Null if neither happened.
 */
export function decidedAt(trace: Pick<Trace, 'at' | 'calls' | 'length'>): { index: number; isFailure: boolean } | null {
  let index = trace.length - 1;
  if (index >= 0 && trace.at(index).event === 'raise') {
    while (index > 0 && trace.at(index - 1).event === 'raise') index--;
    return { index, isFailure: true };
  }
  // The statements outside of all functions may be a call too, which does not end.
  const around = trace.calls[0]?.name === PROGRAM ? trace.calls[0].id : null;
  const isOutermost = ({ parent }: TracedCall) => parent === null || parent === around;
  const last = trace.calls.findLast((call) => isOutermost(call) && call.lastStep !== null)?.lastStep;
  return typeof last === 'number' ? { index: last, isFailure: false } : null;
}

/** How many calls are open at each step. */
export function depthsOf({ calls, length }: Pick<Trace, 'calls' | 'length'>): Uint16Array {
  const steps = new Int32Array(length + 1);
  for (const { firstStep, lastStep } of calls) {
    steps[firstStep] = (steps[firstStep] ?? 0) + 1;
    const after = lastStep === null ? length : lastStep + 1;
    steps[after] = (steps[after] ?? 0) - 1;
  }
  let depth = 0;
  return Uint16Array.from(steps.subarray(0, length), (change) => (depth += change));
}

/** The nearest step, forward or back, with no more open calls than now; if there is none, the last or first step. */
export function stepOver(depths: Uint16Array, index: number, direction: 1 | -1): number {
  const depth = depths[index] ?? 0;
  for (let step = index + direction; step >= 0 && step < depths.length; step += direction)
    if ((depths[step] ?? 0) <= depth) return step;
  return direction > 0 ? Math.max(0, depths.length - 1) : 0;
}

/** A variable of a call, or a field of an object. */
export type Changing = { frameId: number; name: string } | { objectId: string; field: string };

/** The nearest step, forward or back, at which the value changes; null if there is none. */
export function changeOf(
  trace: Pick<Trace, 'at' | 'calls' | 'length'>,
  changing: Changing,
  from: number,
  direction: 1 | -1,
): number | null {
  const call = 'frameId' in changing ? trace.calls.find(({ id }) => id === changing.frameId) : undefined;
  const [first, last] = [call?.firstStep ?? 0, call?.lastStep ?? trace.length - 1];
  for (let step = from + direction; step >= first && step <= last; step += direction)
    if (hasChanged(trace, changing, step)) return step;
  return null;
}

function hasChanged(trace: Pick<Trace, 'at'>, changing: Changing, index: number): boolean {
  const { changed, objects } = trace.at(index);
  if ('frameId' in changing) return changed.variables.has(`${changing.frameId}.${changing.name}`);
  const { objectId, field } = changing;
  if (!changed.objects.has(objectId)) return false;
  const before = index > 0 ? trace.at(index - 1).objects[objectId] : undefined;
  return !isSame(objects[objectId]?.fields[field], before?.fields[field]);
}
