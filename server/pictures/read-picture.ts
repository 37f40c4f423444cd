import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#server/errors.ts';
import { copiesOf, type PictureExtension, readPictureName } from '#shared/rules/picture-name.ts';
import { PICTURE_TYPES } from './picture-content-type.ts';

export type PictureFile = { name: string; bytes: Uint8Array; type: string };

/** The maximum number of pixels: a small file may decode to more than fit into memory. */
const MAX_PIXELS = 40_000_000;
/** The maximum length of a side in pixels: a picture's name has room for five digits. */
const MAX_SIDE = 99_999;
/** The quality of JPEG and WebP, which are re-encoded to drop the camera's metadata. */
const QUALITY = 90;

// What sharp caches for one picture cannot be used for the next.
sharp.cache(false);
sharp.concurrency(1);

const SIGNATURES = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[^]{4}WEBP/],
] as const satisfies [PictureExtension, RegExp][];
const SVG_START =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE(?:[^>[]|\[[^\]]*\])*>\s*)*<svg[\s>]/i;

/**
 * Returns the files to store for an upload: the picture, then its smaller copies. The bytes decide the type, not the
 * name.
 * @throws AppError unsupported_media_type, invalid_input, too_large
 */
export async function readPicture(bytes: Uint8Array): Promise<PictureFile[]> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const extension = SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
  return extension ? readPixels(bytes, extension) : [await readDrawing(bytes)];
}

async function readPixels(bytes: Uint8Array, extension: Exclude<PictureExtension, 'svg'>): Promise<PictureFile[]> {
  await requirePixels(bytes);
  // Rotated by the camera's orientation, because that is dropped with the rest of the metadata.
  const upright = () => open(bytes).autoOrient();
  const { data, info } = await readable(encoded(upright(), extension).toBuffer({ resolveWithObject: true }));
  const original = fileOf(data, { width: info.width, height: info.height, extension });
  const picture = readPictureName(original.name);
  if (!picture) throw new Error(`${original.name} is no picture's name`);
  const files = [original];
  for (const { name, width } of copiesOf(picture)) {
    const copy = await readable(upright().resize({ width }).webp().toBuffer());
    files.push({ name, bytes: copy, type: PICTURE_TYPES.webp });
  }
  return files;
}

async function readDrawing(bytes: Uint8Array): Promise<PictureFile> {
  const text = textOf(bytes);
  if (!SVG_START.test(text))
    throw new AppError(
      'unsupported_media_type',
      'This is no PNG, JPEG, WebP or SVG picture; please choose another file',
    );
  // The SVG parser is large: it is loaded only when a drawing is uploaded.
  const { cleanSvg, MAX_SVG_BYTES } = await import('./clean-svg.ts');
  if (bytes.length > MAX_SVG_BYTES)
    throw new AppError('too_large', `An SVG picture may have up to ${MAX_SVG_BYTES / 1_000_000} MB`);
  const clean = Buffer.from(cleanSvg(text) ?? '');
  const { width, height } = await requirePixels(clean);
  return fileOf(clean, { width, height, extension: 'svg' });
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });

/** Checks the size in the file's header, before anything is decoded. */
async function requirePixels(bytes: Uint8Array) {
  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > MAX_PIXELS)
    throw new AppError('too_large', `A picture may have up to ${MAX_PIXELS / 1_000_000} million pixels`);
  if (Math.max(width, height) > MAX_SIDE)
    throw new AppError('too_large', `A picture may have up to ${MAX_SIDE} pixels on a side`);
  return { width, height };
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw new AppError('invalid_input', 'This picture cannot be read; it may be damaged', { cause });
  }
}

function encoded(picture: Sharp, extension: 'png' | 'jpg' | 'webp'): Sharp {
  if (extension === 'png') return picture.png();
  return extension === 'jpg' ? picture.jpeg({ quality: QUALITY }) : picture.webp({ quality: QUALITY });
}

type Drawn = { width: number; height: number; extension: PictureExtension };

function fileOf(bytes: Uint8Array, { width, height, extension }: Drawn): PictureFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { name: `${hash}-${width}x${height}.${extension}`, bytes, type: PICTURE_TYPES[extension] };
}
