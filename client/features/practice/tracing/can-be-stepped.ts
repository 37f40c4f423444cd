import type { JudgeInput } from '#judge/worker/messages.ts';
import { sizeOf } from '#judge/smallest/input-parts.ts';

/** In numbers and characters. A trace of a larger input is not useful. */
const MAX_UNITS = 80;

/** Whether an input is small enough to be stepped through. */
export const canBeStepped = (input: JudgeInput): boolean => !('rows' in input) && sizeOf(input).units <= MAX_UNITS;
