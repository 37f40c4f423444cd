import { type PictureExtension, PICTURES, readPictureName } from '#shared/rules/picture-name.ts';

export const PICTURE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const satisfies Record<PictureExtension, string>;

const STEM = String.raw`([0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4})`;
const COPY = new RegExp(String.raw`^${STEM}-[1-9]\d{0,4}\.webp$`);

/** Finds the stems of the pictures that a text names, by the picture itself or by a copy. */
export const PICTURE_STEMS = new RegExp(`${PICTURES}/${STEM}`, 'g');

/** The content type of a file; null for a name that belongs to neither a picture nor a copy. */
export function pictureTypeOf(name: string): string | null {
  if (COPY.test(name)) return PICTURE_TYPES.webp;
  const picture = readPictureName(name);
  return picture && PICTURE_TYPES[picture.extension];
}
