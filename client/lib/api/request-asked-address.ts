/*
 * A page is hydrated as the server has rendered it. What else its address asks for (filters that only the browser
 * knows, another spelling) is applied right after, before early input is replayed.
 */
let asked: string | null = null;

export const keepAskedAddress = (address: string): void => void (asked = address);

/** The address to navigate to; null at every later call. */
export function takeAskedAddress(): string | null {
  const address = asked;
  asked = null;
  return address;
}
