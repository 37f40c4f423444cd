/*
 * A token opens only the list of the learner for whom it was made: it ends with a fingerprint of its random part and
 * the key of that account. Another learner who stores a list under a token that they received opens nothing with it,
 * and a list that is imported into another account is not shared there.
 */

const RANDOM = 32;

/** @param uuid a random UUID */
export function shareToken(uuid: string, owner: string): string {
  const random = uuid.replaceAll('-', '');
  return random + fingerprint(random + owner);
}

export const isToken = (text: string): boolean => /^[\da-f]{48}$/.test(text);

export const isTokenOf = (token: string, owner: string): boolean => {
  const random = token.slice(0, RANDOM);
  return token === random + fingerprint(random + owner);
};

/** FNV-1a with 64 bits. It need not be collision-resistant, as nobody can choose the key of an account. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
