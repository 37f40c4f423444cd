import { isFailedLoad } from '#client/lib/failed-loads.ts';

/** The message that is shown if a program could not be run. */
export function messageOf(error: unknown): string {
  if (error instanceof Error && error.name === 'BrokenProblem') return error.message;
  if (isFailedLoad(error) && navigator.onLine)
    return 'What runs programs could not be loaded: the site may have a new version. Reload the page; your program is kept.';
  return navigator.onLine
    ? `It could not be run: ${error instanceof Error ? error.message : String(error)}`
    : 'There is no connection, and what this language needs was not loaded in this browser before.';
}
