import type { Verdict } from '#shared/judge/verdict.ts';
import type { Reflection } from './reflection.ts';

/** How many tries a sitting keeps: the first ones. */
export const MAX_TRIES = 200;

export type SittingProblem = { slug: string; name: string; letter: string };

/** A submission that was judged while the clock ran; it has the submission's key. */
export type Try = { key: string; slug: string; verdict: Verdict; at: string };

/**
 * A contest or a mock interview that somebody sits. Instants are ISO and by the learner's own clock: they are compared
 * with each other alone.
 */
export type Sitting = {
  key: string;
  kind: 'contest' | 'interview';
  /** The contest's id; null of an interview. */
  contest: number | null;
  title: string;
  problems: SittingProblem[];
  startedAt: string;
  minutes: number;
  /** Where it was ended before its time. */
  endedAt: string | null;
  tries: Try[];
  /** Of an interview. */
  reflection: Reflection | null;
};

type Timed = Pick<Sitting, 'startedAt' | 'minutes' | 'endedAt'>;

/** In milliseconds. It ends by itself. */
export function endOf({ startedAt, minutes, endedAt }: Timed): number {
  const end = Date.parse(startedAt) + minutes * 60_000;
  return endedAt === null ? end : Math.min(end, Date.parse(endedAt));
}

export const isRunning = (sitting: Timed, now: number): boolean => now < endOf(sitting);

/** Whether a submission counts in it. */
export const isWithin = (sitting: Timed, at: string): boolean =>
  Date.parse(at) >= Date.parse(sitting.startedAt) && Date.parse(at) <= endOf(sitting);

/** @param text what only this project writes; null for anything else */
export function parseSitting(text: string): Sitting | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'startedAt' in value ? (value as Sitting) : null; // ours
  } catch {
    return null;
  }
}

/** The newest first. */
export const newestSitting = (one: Sitting, other: Sitting): number =>
  other.startedAt.localeCompare(one.startedAt) || other.key.localeCompare(one.key);
