import { type PictureName, pictureAt, sourcesOf } from '#shared/rules/picture-name.ts';

const isPictureAddress = (address: string) => /^(https?:\/\/|\/(?![/\\]))/i.test(address);

/** In pixels: as `max-h-96` below. */
const MAX_HEIGHT = 384;

/** What a browser needs to hold the place of an uploaded picture, and to load it no larger than it is drawn. */
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
  /** It stands at the top of its page, and is not waited for until it is scrolled to. */
  isFirst?: boolean;
};

/** A picture from the data; an address that is none shows nothing. */
export function Picture({ address, title, caption = '', isFirst = false }: PictureProps) {
  if (!isPictureAddress(address)) return null;
  const uploaded = pictureAt(address);
  return (
    <figure className="my-6 overflow-hidden rounded-md border border-line bg-[#f7f7f8] p-4 dark:bg-[#1d1d21]">
      <img
        // Before src: a browser that sees that first would load it.
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
