import { type ComponentType, lazy } from 'react';
import { NotLoaded } from './not-loaded.tsx';

/**
 * A part of a page whose code is loaded when it is first shown. If it cannot be loaded, the page and what is typed into
 * it stay, with `Missing` in place of the part.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P> = NotLoaded,
) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        console.warn(error);
        return { default: Missing };
      },
    ),
  );
