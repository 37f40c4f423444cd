/**
 * Text that mail programs turn into a link: an e-mail address, a scheme, or labels joined by a dot, of which the last
 * has two characters or more. So 'J.R.R.' is allowed, and 'St.John' has to be written with a space.
 */
const LINK =
  /@|\/\/|\b(?:https?|ftp|mailto|tel|sms|javascript|data):|[\p{L}\p{M}\p{N}][.\u3002][\p{L}\p{M}\p{N}-]{2,}|\d\.\d/iu;

/** Whether a name contains an e-mail or web address, also one with full-width or invisible characters. */
export const containsLink = (name: string): boolean => LINK.test(name.normalize('NFKC').replace(/\p{Cf}/gu, ''));
