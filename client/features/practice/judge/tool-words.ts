import { type Language, LANGUAGES } from '#judge/languages/languages.ts';
import type { Making } from './tools.ts';

const MINUTE = 60;

function about(seconds: number): string {
  if (seconds <= 10) return 'a few seconds';
  if (seconds < 45) return `about ${Math.round(seconds / 10) * 10} seconds`;
  const minutes = Math.round(seconds / MINUTE);
  return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`;
}

/** The message shown while the server prepares a language. */
export function makingWords(language: Language, { seconds, ready }: Making): string {
  const names = new Intl.ListFormat('en').format(ready.map((known) => LANGUAGES[known].name));
  return `${LANGUAGES[language].name} is being prepared on this server, ${about(seconds)}; ${names} ${ready.length > 1 ? 'are' : 'is'} ready.`;
}
