import { useEffect } from 'react';

/** The interval of refetching. The server's clock decides, and the browser's clock may be ahead of it. */
const AGAIN_MS = 2000;

/** Refetches from the opening instant on until the data is loaded. @param opensAt ISO; nullish once it is loaded */
export function useOpening(opensAt: string | null | undefined, refetch: () => unknown): void {
  useEffect(() => {
    if (!opensAt) return;
    const timer = setInterval(() => {
      if (Date.now() >= Date.parse(opensAt)) refetch();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [opensAt, refetch]);
}
