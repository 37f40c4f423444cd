/*
 * A page is hydrated as the server rendered it. The rest of its address (filters that only the browser can apply,
 * another spelling) is applied right after that, before early input is replayed.
 */
let requested: string | null = null;

export const keepAskedAddress = (address: string): void => void (requested = address);

/** The address to navigate to; null on every later call. */
export function takeAskedAddress(): string | null {
  const address = requested;
  requested = null;
  return address;
}
