import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const SECRET = 'a secret for tests, of more than thirty-two characters';
const PURPOSE = 'a test';
const TEXT = 'JBSWY3DPEHPK3PXP';
const { encrypt, decrypt } = createEncryption(SECRET, PURPOSE);

const IV_BYTES = 12;
const flipped = (encrypted: string, at: number) => {
  const bytes = Buffer.from(encrypted, 'base64');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString('base64');
};

describe('an encrypted value', () => {
  test('is AES-256-GCM under a key of its own purpose, with another initialization vector each time', () => {
    const encrypted = Array.from({ length: 50 }, () => encrypt(TEXT));
    const vectors = encrypted.map((one) => Buffer.from(one, 'base64').subarray(0, IV_BYTES).toString('hex'));
    expect(new Set(vectors).size).toBe(50);
    expect(encrypted.every((one) => decrypt(one) === TEXT)).toBe(true);

    // Derived here by the standard only.
    const key = Buffer.from(hkdfSync('sha256', SECRET, '', PURPOSE, 32));
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const cipherText = Buffer.concat([cipher.update(TEXT, 'utf8'), cipher.final()]);
    expect(decrypt(Buffer.concat([iv, cipher.getAuthTag(), cipherText]).toString('base64'))).toBe(TEXT);
  });

  test('is nothing once any of its bytes is another', () => {
    const encrypted = encrypt(TEXT);
    for (let at = 0; at < Buffer.from(encrypted, 'base64').length; at++)
      expect(decrypt(flipped(encrypted, at)), `byte ${at}`).toBeNull();
  });

  test.each([0, 4, 8, 12, 15])('is nothing with a tag of %i bytes, which could be guessed', (length) => {
    const whole = Buffer.from(encrypt(''), 'base64');
    expect(decrypt(whole.toString('base64'))).toBe('');
    expect(decrypt(whole.subarray(0, IV_BYTES + length).toString('base64'))).toBeNull();
  });

  test.each([
    ['another secret', createEncryption(`${SECRET}!`, PURPOSE)],
    ['another purpose', createEncryption(SECRET, `${PURPOSE}!`)],
  ])('cannot be decrypted under %s', (_name, other) => {
    expect(other.decrypt(encrypt(TEXT))).toBeNull();
  });

  test.each(['', 'nonsense', '{}'])('is not %j', (text) => expect(decrypt(text)).toBeNull());
});
