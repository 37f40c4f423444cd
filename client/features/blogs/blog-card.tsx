import { Link } from 'react-router-dom';
import { formatDate } from '#client/lib/format.ts';
import { href } from '#shared/paths.ts';

export type Blog = { id: number; header: string; excerpt: string; date: string; image: string };

export function BlogCard({ blog, withPicture = true }: { blog: Blog; withPicture?: boolean }) {
  const { id, header, excerpt, date, image } = blog;
  return (
    <Link
      to={href('blog', { id })}
      className="group flex h-full flex-col overflow-hidden rounded-md border border-line bg-surface transition-colors duration-150 hover:border-line-strong"
    >
      {withPicture && <Picture address={image} />}
      <span className="flex flex-1 flex-col p-5">
        <span className="text-sm text-muted">{formatDate(date)}</span>
        <span className="mt-1.5 text-lg leading-snug font-semibold wrap-anywhere group-hover:text-accent-ink">
          {header}
        </span>
        <span className="mt-2 text-muted wrap-anywhere">{excerpt}</span>
      </span>
    </Link>
  );
}

function Picture({ address }: { address: string }) {
  return (
    <span className="block aspect-[16/9] border-b border-line bg-[#f7f7f8] dark:bg-[#1d1d21]">
      {address.startsWith('/figures/') && (
        <img src={address} alt="" loading="lazy" className="size-full object-contain p-4" />
      )}
    </span>
  );
}
