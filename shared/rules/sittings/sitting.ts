import type { Verdict } from '#judge/problem/verdict.ts';
import type { Reflection } from './reflection.ts';

/** The maximum number of tries in a sitting; later ones are dropped. */
export const MAX_TRIES = 200;

export type SittingProblem = { slug: string; name: string; letter: string };

/** A submission that was judged during the sitting, with the submission's key. */
export type Try = { key: string; slug: string; verdict: Verdict; at: string };

/**
 * A virtual contest or a mock interview of a learner. Instants are ISO, from the learner's own clock: they are
 * compared only with each other.
 */
export type Sitting = {
  key: string;
  kind: 'contest' | 'interview';
  /** The contest's id; null for an interview. */
  contest: number | null;
  title: string;
  problems: SittingProblem[];
  startedAt: string;
  minutes: number;
  /** Set if it was ended early. */
  endedAt: string | null;
  tries: Try[];
  /** Only for an interview. */
  reflection: Reflection | null;
};

type Timed = Pick<Sitting, 'startedAt' | 'minutes' | 'endedAt'>;

/** The end in milliseconds: when the time is up, or earlier if the sitting was ended early. */
export function endOf({ startedAt, minutes, endedAt }: Timed): number {
  const end = Date.parse(startedAt) + minutes * 60_000;
  return endedAt === null ? end : Math.min(end, Date.parse(endedAt));
}

export const isRunning = (sitting: Timed, now: number): boolean => now < endOf(sitting);

/** Whether a submission made at `at` counts. */
export const isWithin = (sitting: Timed, at: string): boolean =>
  Date.parse(at) >= Date.parse(sitting.startedAt) && Date.parse(at) <= endOf(sitting);

/** Parses a stored sitting; null for anything else. */
export function parseSitting(text: string): Sitting | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'startedAt' in value ? (value as Sitting) : null; // ours
  } catch {
    return null;
  }
}

/** Sorts the newest first. */
export const newestSitting = (a: Sitting, b: Sitting): number =>
  b.startedAt.localeCompare(a.startedAt) || b.key.localeCompare(a.key);
