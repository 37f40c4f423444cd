import { useState } from 'react';
import { Play } from './icons/icons.ts';
import { EmptyState } from './states.tsx';
import { youTubeId } from '#shared/rules/video.ts';

export const NoVideo = () => <EmptyState title="No video available." />;

/** A video that loads nothing from its host before the reader plays it. */
export function VideoPlayer({ address, title }: { address: string; title: string }) {
  const [isWanted, setWanted] = useState(false);
  const id = youTubeId(address);
  if (id === null) return <NoVideo />;
  return (
    <div className="aspect-video overflow-hidden rounded-md border border-line bg-[#17171c]">
      {isWanted ? (
        <iframe
          className="size-full"
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={title}
          allow="accelerometer; autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <button
          type="button"
          onClick={() => setWanted(true)}
          className="group flex size-full flex-col items-center justify-center gap-3 p-4 text-center sm:gap-5 sm:p-6 text-[#ededf1]"
        >
          <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent transition-colors duration-150 group-hover:bg-accent-hover sm:size-16">
            <Play size={28} className="ml-1 fill-current" aria-hidden />
          </span>
          <span className="max-w-lg font-semibold sm:text-lg">
            <span className="sr-only">Play the video: </span>
            {title}
          </span>
          <span className="text-sm text-[#a6a6b2]">Loads from YouTube when you press play</span>
        </button>
      )}
    </div>
  );
}
