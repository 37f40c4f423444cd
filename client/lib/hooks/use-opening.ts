import { useEffect } from 'react';

/** The interval of refetching: the server's clock decides, and the browser's may be ahead of it. */
const AGAIN_MS = 2000;

/** Refetches from the opening instant on until the data is there. @param opensAt ISO; nullish once it is */
export function useOpening(opensAt: string | null | undefined, refetch: () => unknown): void {
  useEffect(() => {
    if (!opensAt) return;
    const timer = setInterval(() => {
      if (Date.now() >= Date.parse(opensAt)) refetch();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [opensAt, refetch]);
}
