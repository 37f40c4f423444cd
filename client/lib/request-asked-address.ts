/*
 * A page is taken over as the server has rendered it. What else its address asks for (filters that only the browser
 * knows, another spelling) comes right after, before anything that was typed early is replayed.
 */
let asked: string | null = null;

export const keepAskedAddress = (address: string): void => void (asked = address);

/** The address to go on to, once. */
export function takeAskedAddress(): string | null {
  const address = asked;
  asked = null;
  return address;
}
