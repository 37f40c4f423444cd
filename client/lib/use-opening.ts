import { useEffect } from 'react';

/** The server's clock counts: where the browser's is ahead, it is asked again after so long. */
const AGAIN_MS = 2000;

/** From the instant on at which something opens, asks for it until it is there. @param opensAt ISO; nullish once it is */
export function useOpening(opensAt: string | null | undefined, refetch: () => unknown): void {
  useEffect(() => {
    if (!opensAt) return;
    const timer = setInterval(() => {
      if (Date.now() >= Date.parse(opensAt)) refetch();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [opensAt, refetch]);
}
