import { shownText } from './text/shown-text.ts';

/** Domain names only: an address with a port or a path would lose it. */
const NOT_ASCII_DOMAIN = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}.\p{Join_Control}\u3002-]+$/u;

/** The form of a domain name in which mail travels: `müller.example` is xn--mller-kva.example. */
const asciiDomain = (domain: string): string =>
  URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;

/** An e-mail address as it is compared and stored, however it was typed. It may still be invalid. */
export function typedEmail(typed: string): string {
  const address = shownText(typed.normalize('NFKC')).toLowerCase();
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  return start > 0 && NOT_ASCII_DOMAIN.test(domain) ? address.slice(0, start) + asciiDomain(domain) : address;
}
