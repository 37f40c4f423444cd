/** An SQL expression of an address as it is known again without being kept. Without a secret: a new one must not forget who left. */
export const addressHash = (email: string): string => `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;
