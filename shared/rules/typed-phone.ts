import { withPlainDigits } from './text/plain-digits.ts';

const SEPARATORS = /[\s\p{Pd}().]/gu;
/** India's country code, and the zero that people dial before a number within the country. */
const TEN_DIGITS = /^(?:(?:\+|00)?91)?0?(\d{10})$/;

/** The ten digits that somebody means, however they typed them; any other text is only trimmed. */
export function typedPhone(typed: string): string {
  const [, digits] = TEN_DIGITS.exec(withPlainDigits(typed).replace(SEPARATORS, '')) ?? [];
  return digits ?? typed.trim();
}
