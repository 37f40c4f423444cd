import { type PictureName, pictureAt, sourcesOf } from '#shared/rules/picture-name.ts';

const isPictureAddress = (address: string) => /^(https?:\/\/|\/(?![/\\]))/i.test(address);

/** In pixels; the same as `max-h-96` below. */
const MAX_HEIGHT = 384;

/** Attributes with which a browser reserves the space of an uploaded picture, and loads it in the shown size. */
const placeOf = (picture: PictureName) => ({
  width: picture.width,
  height: picture.height,
  srcSet: sourcesOf(picture),
  sizes: `min(100vw, ${Math.ceil((MAX_HEIGHT * picture.width) / picture.height)}px)`,
});

type PictureProps = {
  address: string;
  title: string;
  caption?: string;
  /** Whether it is at the top of its page: then it is loaded at once with high priority, not lazily. */
  isFirst?: boolean;
};

/** A picture from the data; an invalid address shows nothing. */
export function Picture({ address, title, caption = '', isFirst = false }: PictureProps) {
  if (!isPictureAddress(address)) return null;
  const uploaded = pictureAt(address);
  return (
    <figure className="my-6 overflow-hidden rounded-md border border-line bg-[#f7f7f8] p-4 dark:bg-[#1d1d21]">
      <img
        // Before src, as otherwise a browser may load the address in src.
        {...(uploaded && placeOf(uploaded))}
        src={address}
        alt={title}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        className="mx-auto max-h-96 w-full object-contain"
      />
      {caption !== '' && <figcaption className="mt-3 text-center text-sm text-muted">{caption}</figcaption>}
    </figure>
  );
}
