import { withPlainDigits } from './text/plain-digits.ts';

/** Room for a mail or message that was pasted whole. */
export const TYPED_CODE_LENGTH = 2000;

/** Six digits, also in groups. They are part of no word, as a recovery code may begin with six digits. */
const SIX_DIGITS = /(?<![\p{L}\p{N}])\d(?:[\s\p{Pd}]*\d){5}(?![\s\p{Pd}]*\d|[\p{L}\p{N}])/gu;

/** The six-digit code in a text that somebody typed or pasted; null if there is none, or more than one. */
export function typedCode(typed: string): string | null {
  const [code, another] = withPlainDigits(typed).match(SIX_DIGITS) ?? [];
  return code === undefined || another !== undefined ? null : code.replace(/\D/g, '');
}

/** The same, or the letters and digits of a recovery code; '' if there are none. */
export const typedRecoveryCode = (typed: string): string =>
  typedCode(typed) ??
  withPlainDigits(typed)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
