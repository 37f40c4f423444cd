import type { JudgeInput } from '#client/sandbox/messages.ts';
import { sizeOf } from '#shared/judge/smallest/input-parts.ts';

/** In numbers and characters: of larger inputs a trace tells little. */
const MAX_UNITS = 80;

/** Whether an input is small enough to be stepped through. */
export const canBeStepped = (input: JudgeInput): boolean => !('rows' in input) && sizeOf(input).units <= MAX_UNITS;
