import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts values that the database stores and must not reveal. */
export type Encryption = {
  encrypt(text: string): string;
  /** Returns null for a value that was encrypted with another secret, or modified since. */
  decrypt(encrypted: string): string | null;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM with a separate key for each purpose. The result is iv, tag and cipher text, in base64. */
export function createEncryption(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    encrypt(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const cipherText = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), cipherText]).toString('base64');
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      const tagEnd = IV_BYTES + TAG_BYTES;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
        return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
