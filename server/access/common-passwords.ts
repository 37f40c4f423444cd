import { AppError } from '#server/errors.ts';
import { MIN_PASSWORD } from '#shared/schemas/accounts/password.ts';

let loading: Promise<ReadonlySet<string>> | undefined;

/** The number of passwords that are refused, of the dictionary's 49,000; it begins with the most common one. */
const MAX_COMMON = 10_000;

/** Loads the common passwords whose length the form accepts: 3,534, in lower case. */
async function load(): Promise<ReadonlySet<string>> {
  // Imported when the first password is chosen, so that a process without one saves 5 MB.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MAX_COMMON).filter(({ length }) => length >= MIN_PASSWORD));
}

/** Whether a password is among the 10,000 most common ones, in any letter case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(password.toLowerCase());
}

/**
 * @param path the field of the form
 * @throws AppError invalid_input for one of the most common passwords
 */
export async function refuseCommonPassword(password: string, path: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const message = 'This is one of the most common passwords; please choose another one';
  throw new AppError('invalid_input', message, { issues: [{ path, message }] });
}
