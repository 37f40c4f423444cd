/**
 * What mail programs make a link of: an e-mail address, a scheme, or labels joined by a dot, of which the last has two
 * characters or more. So 'J.R.R.' passes, and 'St.John' has to be written with a space.
 */
const ADDRESS =
  /@|\/\/|\b(?:https?|ftp|mailto|tel|sms|javascript|data):|[\p{L}\p{M}\p{N}][.\u3002][\p{L}\p{M}\p{N}-]{2,}|\d\.\d/iu;

/** Whether a name holds an e-mail or web address, also one written with full-width or invisible characters. */
export const holdsAddress = (name: string): boolean => ADDRESS.test(name.normalize('NFKC').replace(/\p{Cf}/gu, ''));
