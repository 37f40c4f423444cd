import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { PictureStore, StoredFile } from '#server/adapters/picture-store.ts';
import type { Database } from '#server/database/client.ts';
import type { Page } from '#server/database/paged-rows.ts';
import { AppError } from '#server/errors.ts';
import { copiesOf, type PictureName, readPictureName, stemOf } from '#shared/rules/picture-name.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { namedPictures } from './named-pictures.ts';
import { pictureTypeOf } from './picture-content-type.ts';

/** A picture that nothing names; `key` is the picture's name. */
export type UnusedPicture = {
  key: string;
  /** The total size of the picture and its copies. */
  bytes: number;
  createdAt: string;
  /** Whether an earlier version of a record names it, which an undo can restore. */
  isInHistory: boolean;
};

/** Pictures that administrators upload and everybody may see. */
export type Pictures = {
  /** @returns the name of the picture @throws AppError unsupported_media_type, invalid_input, too_large */
  upload(viewer: Viewer, bytes: Uint8Array): Promise<string>;
  /** Reads a picture or one of its copies; null if there is no such file. */
  read(viewer: Viewer, name: string): Promise<{ bytes: Uint8Array; type: string } | null>;
  /** The pictures that no text of the site names, by default the newest first. */
  unused(viewer: Viewer, query: PageQuery): Promise<Page<UnusedPicture>>;
  /** Removes a picture with its copies. @throws AppError not_found; conflict when a text names it */
  remove(viewer: Viewer, name: string): Promise<void>;
};

export function createPictures(database: Database, store: PictureStore): Pictures {
  return {
    async upload(viewer, bytes) {
      requireAccess(viewer, 'content.write');
      // Loaded on the first upload: the image library takes memory that a site without uploads does not need.
      const { readPicture } = await import('./read-picture.ts');
      const [picture, ...copies] = await readPicture(bytes);
      if (!picture) throw new Error('A picture was read that is no file');
      // The picture itself is stored last: if it exists, so do its copies.
      for (const { name, bytes: content, type } of [...copies, picture]) await store.put(name, content, type);
      return picture.name;
    },
    async read(viewer, name) {
      requireAccess(viewer, 'content.read');
      const type = pictureTypeOf(name);
      const bytes = type === null ? null : await store.get(name);
      return type === null || bytes === null ? null : { bytes, type };
    },
    async unused(viewer, { page, pageSize, search, sort, descending }) {
      requireAccess(viewer, 'content.write');
      const [files, naming] = await Promise.all([store.list(), namedPictures(database)]);
      const sizes = new Map(files.map(({ name, bytes }) => [name, bytes]));
      const found = files.flatMap((file) => {
        const picture = readPictureName(file.name);
        const isMatch = file.name.includes(search.trim().toLowerCase());
        if (!picture || !isMatch || naming.now.has(stemOf(file.name))) return [];
        return [rowOf(file, picture, sizes, naming.earlier.has(stemOf(file.name)))];
      });
      const ordered = found.toSorted(sort === 'bytes' ? (a, b) => a.bytes - b.bytes : byInstant);
      if (sort === undefined || descending) ordered.reverse();
      const start = (page - 1) * pageSize;
      return { items: ordered.slice(start, start + pageSize), total: found.length, page, pageSize };
    },
    async remove(viewer, name) {
      requireAccess(viewer, 'content.write');
      const picture = readPictureName(name);
      if (!picture || !(await store.get(name))) throw new AppError('not_found', 'There is no such picture');
      const { now } = await namedPictures(database);
      if (now.has(stemOf(name))) throw new AppError('conflict', 'A record uses this picture now, so it is kept');
      // The picture itself is removed last: after a failure it is still listed, and removing it can be retried.
      for (const file of [...copiesOf(picture), picture]) await store.remove(file.name);
    },
  };
}

const byInstant = (a: UnusedPicture, b: UnusedPicture) =>
  a.createdAt.localeCompare(b.createdAt) || a.key.localeCompare(b.key);

function rowOf(file: StoredFile, picture: PictureName, sizes: Map<string, number>, isInHistory: boolean) {
  const bytes = copiesOf(picture).reduce((sum, { name }) => sum + (sizes.get(name) ?? 0), file.bytes);
  return { key: file.name, bytes, createdAt: file.storedAt.toISOString(), isInHistory };
}
