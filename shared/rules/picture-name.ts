/**
 * A picture that was uploaded, by its name alone: `<hash>-<width>x<height>.<extension>`. The name says how large it is,
 * so that a page holds its place without asking; the hash is of its bytes, so that what a name means never changes.
 */
export type PictureName = { name: string; width: number; height: number; extension: PictureExtension };

export type PictureExtension = 'png' | 'jpg' | 'webp' | 'svg';

export const PICTURES = '/pictures';
export const MAX_PICTURE_BYTES = 10_000_000;

/** Of the smaller copies; none is as wide as the picture itself. */
const WIDTHS = [480, 960, 1600];

const NAME = /^[0-9a-f]{32}-([1-9]\d{0,4})x([1-9]\d{0,4})\.(png|jpg|webp|svg)$/;

/** Null for what is no picture's name. */
export function readPictureName(name: string): PictureName | null {
  const [, width, height, extension] = NAME.exec(name) ?? [];
  if (extension === undefined) return null;
  // One of them: it has matched.
  return { name, width: Number(width), height: Number(height), extension: extension as PictureExtension };
}

/** Null for what is no address of an uploaded picture. */
export const pictureAt = (address: string): PictureName | null =>
  address.startsWith(`${PICTURES}/`) ? readPictureName(address.slice(PICTURES.length + 1)) : null;

export const pictureAddress = (name: string): string => `${PICTURES}/${name}`;

export const stemOf = (name: string): string => name.replace(/\.\w+$/, '');

/** The smaller copies that are kept beside it. What is drawn from lines has none: it fits every size. */
export const copiesOf = ({ name, width, extension }: PictureName): { name: string; width: number }[] =>
  WIDTHS.filter((copy) => extension !== 'svg' && copy < width).map((copy) => ({
    name: `${stemOf(name)}-${copy}.webp`,
    width: copy,
  }));

/** For browsers to choose from; undefined where there is nothing to choose. */
export function sourcesOf(picture: PictureName): string | undefined {
  const copies = copiesOf(picture);
  const widest = copies.at(-1);
  if (!widest) return undefined;
  // Of a picture that is wider than any page shows it, the copies are enough.
  const all = widest.width === WIDTHS.at(-1) ? copies : [...copies, picture];
  return all.map(({ name, width }) => `${pictureAddress(name)} ${width}w`).join(', ');
}
