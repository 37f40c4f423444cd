/**
 * An uploaded picture, parsed from its name: `<hash>-<width>x<height>.<extension>`. The name contains the size, so that
 * a page can reserve the space without a query. The hash is of the bytes, so that a name always means the same picture.
 */
export type PictureName = { name: string; width: number; height: number; extension: PictureExtension };

export type PictureExtension = 'png' | 'jpg' | 'webp' | 'svg';

export const PICTURES = '/pictures';
export const MAX_PICTURE_BYTES = 10_000_000;

/** The widths of the smaller copies, in pixels; only those below the picture's own width exist. */
const WIDTHS = [480, 960, 1600];

const NAME = /^[0-9a-f]{32}-([1-9]\d{0,4})x([1-9]\d{0,4})\.(png|jpg|webp|svg)$/;

/** Null for anything but a picture's name. */
export function readPictureName(name: string): PictureName | null {
  const [, width, height, extension] = NAME.exec(name) ?? [];
  if (extension === undefined) return null;
  // Safe, as the pattern has matched.
  return { name, width: Number(width), height: Number(height), extension: extension as PictureExtension };
}

/** Null for anything but the path of an uploaded picture. */
export const pictureAt = (path: string): PictureName | null =>
  path.startsWith(`${PICTURES}/`) ? readPictureName(path.slice(PICTURES.length + 1)) : null;

export const pictureAddress = (name: string): string => `${PICTURES}/${name}`;

export const stemOf = (name: string): string => name.replace(/\.\w+$/, '');

/** The smaller copies stored beside a picture. An SVG has none, as it scales to every size. */
export const copiesOf = ({ name, width, extension }: PictureName): { name: string; width: number }[] =>
  WIDTHS.filter((copy) => extension !== 'svg' && copy < width).map((copy) => ({
    name: `${stemOf(name)}-${copy}.webp`,
    width: copy,
  }));

/** The `srcset` of a picture; undefined if it has no copies. */
export function sourcesOf(picture: PictureName): string | undefined {
  const copies = copiesOf(picture);
  const widest = copies.at(-1);
  if (!widest) return undefined;
  // If the picture is wider than any page shows it, the copies are enough.
  const all = widest.width === WIDTHS.at(-1) ? copies : [...copies, picture];
  return all.map(({ name, width }) => `${pictureAddress(name)} ${width}w`).join(', ');
}
