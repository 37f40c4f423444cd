/*
 * A page is hydrated as the server rendered it. The rest of its address (filters that only the browser can apply,
 * another spelling) is applied right after that, before early input is replayed.
 */
let requested: string | null = null;

export const setRequestedUrl = (url: string): void => void (requested = url);

/** Whether the rest of the address is still to be applied. */
export const hasRequestedUrl = (): boolean => requested !== null;

/** The address to navigate to; null on every later call. */
export function takeRequestedUrl(): string | null {
  const url = requested;
  requested = null;
  return url;
}
