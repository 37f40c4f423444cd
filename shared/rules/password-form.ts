/**
 * A password in the form in which it is hashed (RFC 8265, OpaqueString): keyboards write the same letter as one
 * character or as two, and the same blank as several characters.
 */
export const passwordForm = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');
