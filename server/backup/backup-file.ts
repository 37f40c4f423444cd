import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ExpectedError } from '#shared/expected-error.ts';
import { decryptionBy, encryptionTo, isEncrypted } from './encryption.ts';
import { BackupError, type Contents, readFrames, type Take } from './frames.ts';

/** Twice as fast as the default 6, with files a tenth larger: a machine that serves rarely has a second core free. */
const LEVEL = 4;
const CHUNK_BYTES = 262_144;

/**
 * Writes a file that gets its name only once it is complete, flushed to disk, and has been read back. Only its
 * owner has access, as it contains people's addresses.
 * @param recipients age recipients to whom it is encrypted; without any it is not encrypted
 * @param check receives what was read back, and throws when that differs from what was written
 * @throws ExpectedError when the file exists already, or cannot be written
 */
export async function writeBackupFile(
  file: string,
  frames: AsyncIterable<Buffer>,
  { recipients, check }: { recipients: readonly string[]; check(contents: Contents): void },
): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  try {
    refuseExisting(file);
    const lock = recipients.length > 0 ? await encryptionTo(recipients) : null;
    const packed = [Readable.from(frames), createGzip({ level: LEVEL, chunkSize: CHUNK_BYTES })] as const;
    const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await (lock ? pipeline(...packed, lock.encrypt, output) : pipeline(...packed, output));
    check(await readBackupFile(part, drain, lock ? [lock.identity] : []));
    refuseExisting(file);
    await rename(part, file);
    await flushFolder(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    throw code && syscall ? new ExpectedError(`The backup cannot be made: ${message}`) : error;
  }
}

function refuseExisting(file: string) {
  if (existsSync(file)) throw new ExpectedError(`${file} is there already: a backup replaces nothing`);
}

/** Makes the rename survive a power failure too. */
async function flushFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Reads a backup to its end, checking every part of it.
 * @param identities age identities, for an encrypted backup
 * @throws BackupError when it is not a backup, or damaged
 */
export async function readBackupFile(file: string, take: Take, identities: readonly string[]): Promise<Contents> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  try {
    const decrypt = (await isEncrypted(file)) ? decryptionBy(identities) : null;
    const input = createReadStream(file);
    const read = (bytes: AsyncIterable<Buffer>) => readFrames(bytes, take);
    return await (decrypt ? pipeline(input, decrypt, gunzip, read) : pipeline(input, gunzip, read));
  } catch (error) {
    throw named(file, error);
  }
}

function named(file: string, error: unknown): unknown {
  if (error instanceof BackupError) return new BackupError(`${file} cannot be restored: ${error.message}`);
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return new BackupError(`${file} cannot be restored: it is cut off`);
  if (code === 'Z_DATA_ERROR') return new BackupError(`${file} cannot be restored: it is damaged, or no backup at all`);
  return /^E[A-Z]+$/.test(code) ? new BackupError(message) : error;
}

/** Reads a section and discards its data, only to check it. */
export const drain: Take = async (_, data) => {
  let isRead: boolean | undefined = false;
  while (!isRead) isRead = (await data.next()).done;
};
