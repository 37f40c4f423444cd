import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

export type StoredFile = { name: string; bytes: number; storedAt: Date };

/** Where pictures are stored. Callers pass only names that the site generates (shared/rules/picture-name.ts). */
export type PictureStore = {
  /** Replaces a file that already has the name. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Returns null when there is no such picture. */
  get(name: string): Promise<Uint8Array | null>;
  list(): Promise<StoredFile[]>;
  /** Does nothing for a missing file. */
  remove(name: string): Promise<void>;
};

/** Stores pictures in a folder, which is created with the first one. */
export function folderStore(folder: string): PictureStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      // Renamed when complete, so that no request reads a partial picture.
      const part = join(folder, `${randomUUID()}.part`);
      await writeFile(part, bytes);
      await rename(part, join(folder, name));
    },
    get: (name) => orElse(null, readFile(join(folder, name))),
    async list() {
      const names = await orElse([], readdir(folder));
      const files = names.map(async (name) => {
        const { size, mtime } = await stat(join(folder, name));
        return { name, bytes: size, storedAt: mtime };
      });
      const listed = await Promise.all(files.map((file) => orElse(null, file)));
      return listed.filter((file) => file !== null);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function orElse<T, E>(fallback: E, reading: Promise<T>): Promise<T | E> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return fallback;
    throw error;
  }
}
