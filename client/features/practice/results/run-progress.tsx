import { LANGUAGES, type Language } from '#shared/judge/languages.ts';
import { formatMegabytes } from './format-megabytes.ts';
import { makingWords } from '#client/features/practice/judge/tool-words.ts';
import type { Going } from '#client/features/practice/judge/use-sandbox.ts';

const SAYS: Record<Going['phase'], string> = {
  loading: 'Loading',
  starting: 'Starting',
  compiling: 'Compiling',
  running: 'Running',
  unhurried: 'Too slow. Is it right with more time?',
};

/** What a run waits for, and how much of it is loaded. */
export function RunProgress({ going: { phase, progress }, language }: { going: Going; language: Language }) {
  const waited = phase === 'loading' ? progress : null;
  const loading = waited && 'total' in waited && waited.loaded < waited.total ? waited : null;
  const says =
    waited && 'seconds' in waited
      ? `${makingWords(language, waited)} Your program is kept, and runs by itself then.`
      : loading
        ? `Loading ${LANGUAGES[language].name}: ${formatMegabytes(loading.total)}, once.`
        : `${SAYS[phase]} …`;
  return (
    <div className="rounded-md border border-line bg-sunken px-4 py-3">
      <p role="status">{says}</p>
      {loading && (
        <progress
          aria-label="Loaded"
          value={loading.loaded}
          max={loading.total}
          className="mt-2 h-2 w-full accent-accent"
        />
      )}
    </div>
  );
}
