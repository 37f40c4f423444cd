import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createAccounts } from './accounts.ts';
import { createDevices } from './devices.ts';
import { createGoogleSignIn } from './google-sign-in.ts';
import { createGuessNotices } from './guess-notices.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createReAuthentication } from './re-authentication.ts';
import { accountRoutes } from './rest.ts';
import { createSignUps } from './sign-ups.ts';
import { accountsRouter, usersRouter } from './trpc.ts';
import { createUsers } from './users.ts';
import { googleAuth } from './web.ts';

export function createAccountsDomain(ground: Ground) {
  const { database, limits, jwtSecret } = ground;
  const codes = createOneTimeCodes(database, limits, jwtSecret);
  const devices = createDevices(ground);
  const guessNotices = createGuessNotices(ground);
  const signUps = createSignUps({ ...ground, codes });
  const accounts = createAccounts({ ...ground, devices, signUps, codes, guessNotices });
  const reAuthentication = createReAuthentication({ ...ground, codes });
  const users = createUsers(ground);
  const googleSignIn = createGoogleSignIn({ ...ground, devices });
  return {
    users,
    trpc: { accounts: accountsRouter(accounts, reAuthentication, users), users: usersRouter(users) },
    rest: accountRoutes(accounts, users),
    web: (deps) => [googleAuth({ ...deps, googleSignIn })],
  } satisfies Domain & Record<string, unknown>;
}
