import { expect } from 'vitest';

/** A call and its response, which is checked for secrets. */
export type AnsweredCall = {
  method: string;
  path: string;
  contentType: string | null | undefined;
  text: string;
  /** The body of the request. */
  sent: unknown;
};

const SECRET_NAME = /password|hash$|^otp$|secret/i;
const PASSWORD_HASH = /\$argon2/;
const TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$|gup_[\w-]{43}/;
const MAY_HOLD_TOKEN = new Set([
  ...['POST /user/login', 'POST /admin/login'],
  ...['POST /access-tokens', 'POST /trpc/accessTokens.create'],
]);

const mailedCodes = new Set<string>();
/** Test files of a worker share the set; a code of one file may be an unrelated number in the next. */
const ofThisFile = (code: string): string => `${expect.getState().testPath} ${code}`;

/** Returns the code in a mail's text, on a separate line. From then on no response may contain it. */
export function codeIn({ text }: { text: string }): string | undefined {
  const code = /^\d{6}\r?$/m.exec(text)?.[0].trim();
  if (code !== undefined) mailedCodes.add(ofThisFile(code));
  return code;
}

/**
 * @throws Error when the answer gives away a password, a hash, a code, a secret, or a token where there must be none
 */
export function refuseSecrets({ method, path, contentType, text, sent }: AnsweredCall): void {
  // The API description names the fields of passwords and codes, but contains no values.
  if (!contentType?.includes('json') || text === '' || path === '/openapi.json') return;
  const call = `${method} ${path.split('?', 1)[0]}`;
  const secrets = secretsIn(sent);
  for (const { name, value } of walk(JSON.parse(text))) {
    const error = errorOf(name, String(value), secrets);
    if (!error || (error === 'a token' && name === 'token' && MAY_HOLD_TOKEN.has(call))) continue;
    throw new Error(`The answer to ${call} holds ${error}: ${text.slice(0, 500)}`);
  }
}

function errorOf(name: string, value: string, given: string[]): string | undefined {
  if (SECRET_NAME.test(name)) return `the field ${name}`;
  if (PASSWORD_HASH.test(value)) return 'the hash of a password';
  if (TOKEN.test(value)) return 'a token';
  if (given.some((secret) => value.includes(secret))) return 'a password or code that was sent';
  const words = value.match(/\b\d{6}\b/g) ?? [];
  return words.some((word) => mailedCodes.has(ofThisFile(word))) ? 'a code that was mailed' : undefined;
}

/** Passwords and codes of a request, without short ones, which would be found anywhere. */
function secretsIn(sent: unknown): string[] {
  if (typeof sent !== 'object' || sent === null || Buffer.isBuffer(sent)) return [];
  return [...walk(sent)]
    .filter(({ name, value }) => SECRET_NAME.test(name) && typeof value === 'string' && value.length >= 6)
    .map(({ value }) => String(value));
}

/** Every value that is neither object nor array, with the property name that it is found under. */
function* walk(value: unknown, name = ''): Generator<{ name: string; value: unknown }> {
  if (typeof value !== 'object' || value === null) {
    yield { name, value };
    return;
  }
  for (const [key, item] of Object.entries(value)) yield* walk(item, Array.isArray(value) ? name : key);
}
