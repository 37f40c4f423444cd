import { LANGUAGES, type Language } from '#judge/languages/languages.ts';
import { formatMegabytes } from './format-megabytes.ts';
import { makingWords } from '#client/features/practice/judge/tool-words.ts';
import type { ActiveRun } from '#client/features/practice/judge/use-sandbox.ts';

const PHASES: Record<ActiveRun['phase'], string> = {
  loading: 'Loading',
  starting: 'Starting',
  compiling: 'Compiling',
  running: 'Running',
  unhurried: 'Too slow. Is it right with more time?',
};

/** The phase of a run, and how much has been loaded. */
export function RunProgress({
  activeRun: { phase, progress },
  language,
}: {
  activeRun: ActiveRun;
  language: Language;
}) {
  const loadingProgress = phase === 'loading' ? progress : null;
  const loading =
    loadingProgress && 'total' in loadingProgress && loadingProgress.loaded < loadingProgress.total
      ? loadingProgress
      : null;
  const text =
    loadingProgress && 'seconds' in loadingProgress
      ? `${makingWords(language, loadingProgress)} Your program is kept, and then runs by itself.`
      : loading
        ? `Loading ${LANGUAGES[language].name}: ${formatMegabytes(loading.total)}, once.`
        : `${PHASES[phase]} …`;
  return (
    <div className="rounded-md border border-line bg-sunken px-4 py-3">
      <p role="status">{text}</p>
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
