import { Send, SquarePlay } from '#client/components/icons/icons.ts';
import { CHANNELS } from '#shared/site.ts';

const LINK =
  'flex min-h-14 items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 transition-colors duration-150 hover:border-line-strong hover:bg-sunken';

/** Links to the learners' chat and to the videos, beside questions and cheat sheets. */
export function Channels() {
  return (
    <aside aria-labelledby="channels">
      <h2 id="channels" className="mb-4 text-lg">
        Learn with others
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <li>
          <a href={CHANNELS.telegram} target="_blank" rel="noopener noreferrer" className={LINK}>
            <Send size={20} className="shrink-0 text-accent-ink" aria-hidden /> Ask on Telegram
          </a>
        </li>
        <li>
          <a href={CHANNELS.youTube} target="_blank" rel="noopener noreferrer" className={LINK}>
            <SquarePlay size={20} className="shrink-0 text-accent-ink" aria-hidden /> Watch on YouTube
          </a>
        </li>
      </ul>
    </aside>
  );
}
