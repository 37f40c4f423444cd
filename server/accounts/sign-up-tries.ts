import { countedClient } from '#server/access/clients.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { AppError } from '#server/errors.ts';

/**
 * The sign-ups of a client that count against its limit. A hostel has one address for many people, who try several
 * times: so its e-mail addresses are counted and not its tries, and only those that no code has confirmed. A flood has
 * addresses that it cannot confirm, or repeats one, which has a limit of its own because each try costs a hash.
 */
export type SignUpTries = {
  /** @returns takes the try back @throws AppError rate_limited */
  count(email: string, clientAddress: string): Promise<() => Promise<void>>;
  /** Takes back the count of an address that was confirmed. */
  confirmed(email: string, clientAddress: string): Promise<void>;
};

export function createSignUpTries(limits: RateLimits): SignUpTries {
  const keyOf = (email: string, clientAddress: string) => [email, countedClient(clientAddress).own] as const;

  async function giveBackAddress(email: string, clientAddress: string): Promise<void> {
    await limits.reset('signUpAddress', keyOf(email, clientAddress));
    await limits.giveBackFrom('signUp', clientAddress);
  }

  return {
    async count(email, clientAddress) {
      await limits.consumeFrom('signUpTry', clientAddress);
      const giveBackTry = () => limits.giveBackFrom('signUpTry', clientAddress);
      const isFirst = await limits.consume('signUpAddress', keyOf(email, clientAddress)).then(() => true, unlessFirst);
      if (!isFirst) return giveBackTry;
      try {
        await limits.consumeFrom('signUp', clientAddress);
      } catch (error) {
        await limits.reset('signUpAddress', keyOf(email, clientAddress));
        await giveBackTry();
        throw error;
      }
      return async () => {
        await giveBackAddress(email, clientAddress);
        await giveBackTry();
      };
    },

    async confirmed(email, clientAddress) {
      if ((await limits.countOf('signUpAddress', keyOf(email, clientAddress))) > 0)
        await giveBackAddress(email, clientAddress);
    },
  };
}

function unlessFirst(error: unknown): false {
  if (error instanceof AppError && error.code === 'rate_limited') return false;
  throw error;
}
