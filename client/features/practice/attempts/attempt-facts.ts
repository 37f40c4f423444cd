import { formatTime } from '#client/features/practice/results/format-time.ts';
import { LANGUAGES, languageOf } from '#judge/languages/languages.ts';
import type { Submission } from '#shared/schemas/practice.ts';

/** The display name of a language; for a language that the site no longer has, its stored name. */
export function languageName(language: string): string {
  const known = languageOf(language);
  return known ? LANGUAGES[known].name : language;
}

/** The language, running time and date of a submission, such as 'Python · 12 ms · Nov 20, 2026, 10:00 AM'. */
export function factsOf({ language, milliseconds, submittedAt }: Submission): string {
  const when = new Date(submittedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return [languageName(language), milliseconds === null ? '' : formatTime(milliseconds), when]
    .filter((fact) => fact !== '')
    .join(' · ');
}
