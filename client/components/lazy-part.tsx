import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose code is loaded when it is first shown. If it cannot be loaded, the page and what is typed into
 * it stay, with `Missing` in its place: the offer to reload, as only that helps after a deployment.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P> = NotLoaded,
) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded:', error);
        return { default: Missing };
      },
    ),
  );

const NotLoaded = () => (
  <p role="alert" className="text-sm text-muted">
    This part could not be loaded.{' '}
    <button
      type="button"
      className="font-medium text-accent-ink underline underline-offset-4"
      onClick={() => window.location.reload()}
    >
      Reload the page
    </button>
  </p>
);
