const DIGIT = /\p{Nd}/u;

/** The value of a decimal digit: those of a script are ten neighbours that begin with its zero. */
function valueOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String((codePoint - zero) % 10);
}

/**
 * Text in which people type or paste digits, in one form: digits of every script as 0 to 9, full-width characters as
 * ordinary ones, without the invisible characters that phones copy with a number.
 */
export const withPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, valueOf);
