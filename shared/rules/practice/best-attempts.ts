import type { Submission } from '#shared/schemas/practice.ts';

/** The keys of the fastest accepted submission in each language; the earliest if several are equally fast. */
export function bestAttempts(submissions: readonly Submission[]): Set<string> {
  const best = new Map<string, Submission>();
  for (const one of submissions) {
    const known = best.get(one.language);
    if (one.verdict === 'Accepted' && one.milliseconds !== null && (!known || isBetter(one, known)))
      best.set(one.language, one);
  }
  return new Set(Array.from(best.values(), ({ key }) => key));
}

const isBetter = (a: Submission, b: Submission) =>
  (a.milliseconds ?? 0) - (b.milliseconds ?? 0) < 0 ||
  (a.milliseconds === b.milliseconds && a.submittedAt < b.submittedAt);
