const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `points` calls within `seconds` for each key. */
export type Limit = { points: number; seconds: number };

/**
 * Limits for a client, which is an IPv4 address or an IPv6 /64; all clients of a /48 together have ten times as many.
 */
const BY_CLIENT = {
  wrongLoginFromAddress: { points: 100, seconds: HOUR },
  /** As many as sign-up tries, each of which may mail a code. */
  codeMailFromAddress: { points: 300, seconds: HOUR },
  /** E-mail addresses that were not confirmed; then all tries (server/accounts/sign-up-tries.ts). */
  signUp: { points: 100, seconds: HOUR },
  signUpTry: { points: 300, seconds: HOUR },
  contact: { points: 20, seconds: 10 * MINUTE },
  subscribe: { points: 20, seconds: 10 * MINUTE },
  chat: { points: 20, seconds: 10 * MINUTE },
  planCalendar: { points: 60, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

export const NETWORK_TIMES = 10;

/**
 * Limits for an account and a guesser, which is a client or a browser known to the account; guesses.ts combines them.
 */
const BY_ACCOUNT = {
  wrongLogin: { points: 10, seconds: 15 * MINUTE },
  wrongLoginDay: { points: 30, seconds: DAY },
  wrongLoginOfDevice: { points: 10, seconds: 15 * MINUTE },
  wrongLoginOfDeviceDay: { points: 100, seconds: DAY },
  /** For all unknown clients together. */
  wrongLoginOfStrangers: { points: 100, seconds: DAY },
} as const satisfies Record<string, Limit>;

export const LIMITS = {
  ...BY_CLIENT,
  ...BY_ACCOUNT,
  /** For all logins, right or wrong, of a client or a browser known to the account. */
  login: { points: 300, seconds: 10 * MINUTE },
  /** Marks an e-mail address and a client, in whose limit of sign-ups it is counted. */
  signUpAddress: { points: 1, seconds: HOUR },
  guessNotice: { points: 1, seconds: DAY },
  guessNoticePause: { points: 1, seconds: 10 * MINUTE },
  /** For the code of an e-mail address and one guesser; then for all unknown ones together. */
  wrongCode: { points: 5, seconds: 10 * MINUTE },
  wrongCodeOfStrangers: { points: 50, seconds: 12 * HOUR },
  /** For an e-mail address and one client; then for all unknown ones together. */
  codeMail: { points: 5, seconds: HOUR },
  codeMailPause: { points: 1, seconds: MINUTE },
  codeMailOfStrangers: { points: 10, seconds: HOUR },
  codeforces: { points: 10, seconds: 10 * MINUTE },
  /** For an account: each new token is reported by mail. */
  tokenMade: { points: 50, seconds: DAY },
  testMail: { points: 10, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

/** For an access token: its calls are counted by the statement that finds it (token-viewers.ts). */
export const TOKEN_CALLS: Limit = { points: 300, seconds: 5 * MINUTE };

export type LimitName = keyof typeof LIMITS;
export type ClientLimitName = keyof typeof BY_CLIENT;
export type AccountLimitName = keyof typeof BY_ACCOUNT;

export const ACCOUNT_LIMITS = Object.keys(BY_ACCOUNT) as AccountLimitName[]; // Object.keys drops the literal types
export const CLIENT_LIMITS = Object.keys(BY_CLIENT) as ClientLimitName[]; // as above
