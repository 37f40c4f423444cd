/** The errors of files of the site that could not be loaded: without a connection, or gone since a deployment. */
const failures = new WeakSet<object>();

if (typeof window !== 'undefined')
  window.addEventListener('vite:preloadError', ({ payload }) => void failures.add(payload));

/** Whether an error is that of a file that could not be loaded. */
export const isFailedLoad = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);
