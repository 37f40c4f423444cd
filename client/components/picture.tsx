const isPictureAddress = (address: string) => /^(https?:\/\/|\/(?![/\\]))/i.test(address);

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
  return (
    <figure className="my-6 overflow-hidden rounded-md border border-line bg-[#f7f7f8] p-4 dark:bg-[#1d1d21]">
      <img
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
