import { countedClient } from './clients.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Who types a password or a code: a client at an IP address, or a browser that has signed in to the account before,
 * which has separate tries that nobody else can use up. `device` identifies that browser, or is null.
 */
export type Guesser = { clientAddress: string; device: string | null };

/** The key under which a guesser is counted. */
export const guesserKey = ({ clientAddress, device }: Guesser): string =>
  device === null ? `client ${countedClient(clientAddress).own}` : `device ${device}`;

/** The number of strangers' wrong guesses in a day from which on the owner is notified. */
export const NOTIFIED_FROM = 20;

/**
 * Counts a guess before it is compared, so that concurrent guesses cannot exceed the limits; `takeBackGuess` undoes
 * that for right ones. docs/security.md has the numbers.
 * @throws AppError rate_limited
 */
export async function countGuess(limits: RateLimits, account: string, guesser: Guesser): Promise<void> {
  const key = [account, guesserKey(guesser)] as const;
  if (guesser.device !== null) {
    await limits.consume('wrongLoginOfDevice', key);
    await limits.consume('wrongLoginOfDeviceDay', key);
    return;
  }
  // A client that has used up its tries counts against no account, as it could otherwise lock strangers out of many.
  await limits.checkFrom('wrongLoginFromAddress', guesser.clientAddress);
  await limits.consume('wrongLogin', key);
  await limits.consume('wrongLoginDay', key);
  await limits.consume('wrongLoginOfStrangers', account);
  await limits.consumeFrom('wrongLoginFromAddress', guesser.clientAddress);
}

/**
 * @param isOwner whether the account itself was opened: if so, earlier wrong guesses of the same guesser are cleared
 */
export async function takeBackGuess(
  limits: RateLimits,
  { account, guesser, isOwner }: { account: string; guesser: Guesser; isOwner: boolean },
): Promise<void> {
  const key = [account, guesserKey(guesser)] as const;
  const takeBack = isOwner ? limits.reset : limits.giveBack;
  if (guesser.device !== null) {
    await takeBack('wrongLoginOfDevice', key);
    await takeBack('wrongLoginOfDeviceDay', key);
    return;
  }
  await takeBack('wrongLogin', key);
  await takeBack('wrongLoginDay', key);
  await limits.giveBack('wrongLoginOfStrangers', account);
  await limits.giveBackFrom('wrongLoginFromAddress', guesser.clientAddress);
}
