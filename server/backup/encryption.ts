import { open } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { ExpectedError } from '#shared/expected-error.ts';
import { BackupError } from './frames.ts';

type Bytes = AsyncIterable<Uint8Array>;
type Transform = (bytes: Bytes) => Bytes;

/** The beginning of every file in the age format, https://age-encryption.org/v1. */
const MAGIC = Buffer.from('age-encryption.org/v1\n');

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return bytesRead === MAGIC.length && buffer.equals(MAGIC);
  } finally {
    await handle.close();
  }
}

/**
 * Encrypts to age recipients, and to one that is generated here: its identity, which is stored nowhere, is used to
 * read the file back.
 * @throws ExpectedError for a recipient that age does not know
 */
export async function encryptionTo(recipients: readonly string[]): Promise<{ encrypt: Transform; identity: string }> {
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  for (const recipient of [...recipients, await identityToRecipient(identity)])
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new ExpectedError(`${recipient} is not a recipient of age (age1…)`);
    }
  const encrypt: Transform = async function* (bytes) {
    yield* await through(bytes, (stream) => encrypter.encrypt(stream));
  };
  return { encrypt, identity };
}

/** @throws BackupError while reading, when the file is encrypted to others or damaged */
export function decryptionBy(identities: readonly string[]): Transform {
  if (identities.length === 0)
    throw new BackupError('it is encrypted: npm run restore -- <file> --identity <file of the key>');
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return async function* (bytes) {
    let isOpen = false;
    try {
      const plain = await through(bytes, (stream) => decrypter.decrypt(stream));
      isOpen = true;
      yield* plain;
    } catch (error) {
      if (error instanceof Error && 'code' in error) throw error; // an error of the file system
      throw new BackupError(isOpen ? 'it is damaged or cut off' : 'it is encrypted to others, or its head is damaged');
    }
  };
}

type Piped = globalThis.ReadableStream<Uint8Array>;

/** Node's streams and those in the library's types are the same. */
const through = async (bytes: Bytes, convert: (stream: Piped) => Promise<Piped>): Promise<Bytes> =>
  (await convert(ReadableStream.from(bytes) as Piped)) as ReadableStream<Uint8Array>;

/**
 * The identities in the text of a file that `age-keygen` wrote: one per line, with comments in between.
 * @throws ExpectedError when there is none, or one that age does not know
 */
export function identitiesIn(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  try {
    for (const identity of identities) new Decrypter().addIdentity(identity);
  } catch {
    throw new ExpectedError('It holds something else than identities of age (AGE-SECRET-KEY-1…)');
  }
  if (identities.length === 0) throw new ExpectedError('It holds no identity of age (AGE-SECRET-KEY-1…)');
  return identities;
}
