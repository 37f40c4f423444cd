import { type PictureExtension, PICTURES, readPictureName } from '#shared/rules/picture-name.ts';

export const PICTURE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const satisfies Record<PictureExtension, string>;

const STEM = String.raw`([0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4})`;
const COPY = new RegExp(String.raw`^${STEM}-[1-9]\d{0,4}\.webp$`);

/** Wherever one stands in a text, itself or a copy of it. */
export const PICTURE_STEMS = new RegExp(`${PICTURES}/${STEM}`, 'g');

/** What a file is served as; null for a name that no picture and no copy has. */
export function pictureTypeOf(name: string): string | null {
  if (COPY.test(name)) return PICTURE_TYPES.webp;
  const picture = readPictureName(name);
  return picture && PICTURE_TYPES[picture.extension];
}
