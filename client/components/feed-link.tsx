import { Rss } from './icons/icons-work.ts';

/** A link to the feed of a page, for feed readers. */
export const FeedLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={to}
    className="inline-flex min-h-6 items-center gap-1.5 text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
  >
    <Rss size={16} aria-hidden /> {children}
  </a>
);
