import { LANGUAGES, type Language } from '#shared/judge/languages.ts';
import { formatMegabytes } from './format-megabytes.ts';
import type { Going } from './use-sandbox.ts';

const SAYS: Record<Going['phase'], string> = {
  loading: 'Loading',
  starting: 'Starting',
  compiling: 'Compiling',
  running: 'Running',
  unhurried: 'Too slow. Is it right with more time?',
};

/** What is waited for, and how much of it is there. */
export function RunProgress({ going: { phase, progress }, language }: { going: Going; language: Language }) {
  const isLoading = phase === 'loading' && progress !== null && progress.loaded < progress.total;
  return (
    <div className="rounded-md border border-line bg-sunken px-4 py-3">
      <p role="status">
        {isLoading
          ? `Loading ${LANGUAGES[language].name}: ${formatMegabytes(progress.total)}, once.`
          : `${SAYS[phase]} …`}
      </p>
      {isLoading && (
        <progress
          aria-label="Loaded"
          value={progress.loaded}
          max={progress.total}
          className="mt-2 h-2 w-full accent-accent"
        />
      )}
    </div>
  );
}
