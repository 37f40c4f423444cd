import { fromView, storeUser, toStoredUser } from '#client/lib/api/session.ts';
import { notifyLoginNotStored } from '#client/lib/notify-login.ts';
import type { trpc } from '#client/lib/api/trpc.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];
type Options = { ask: Client['accounts']['me']; signal: AbortSignal };

const ANSWER_MS = 4000;

/**
 * Stores the user passed in an address, as JSON. Anybody can write such an address, so it gives no access; if the
 * server knows a session, the user of that session is stored instead.
 * @returns whether the address contained a valid user
 */
export async function takePassedUser(passed: string, { ask, signal }: Options): Promise<boolean> {
  const user = parsePassed(passed);
  if (!user) return false;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
  const known = await ask.query(undefined, { signal: limit }).then(fromView, () => user);
  if (!signal.aborted && !storeUser(known)) notifyLoginNotStored();
  return true;
}

function parsePassed(text: string) {
  try {
    const user = toStoredUser(JSON.parse(text));
    if (!user) console.warn('The user in the address is not an object and is ignored:', text);
    return user;
  } catch (error) {
    console.warn('The user in the address cannot be read and is ignored:', error);
    return null;
  }
}
