import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { ChevronRight } from '#client/components/icons/icons.ts';
import { ChevronLeft } from '#client/components/icons/icons-contests.ts';
import { youTubeId } from '#shared/rules/video.ts';
import { NoVideo, VideoPlayer } from '#client/components/video-player.tsx';

type Item = { key: string; header: string; video: string };

/** Shown until the contests are loaded. */
const DEFAULT_VIDEO: Item = {
  key: 'default',
  header: 'Algorithms and data structures, the full course',
  video: 'https://www.youtube.com/watch?v=8hly31xKli0',
};

type VideoCarouselProps = { contests: Item[] | undefined };

/** The contests' videos one at a time; previous and next wrap around. */
export function VideoCarousel({ contests }: VideoCarouselProps) {
  const [index, setIndex] = useState(0);
  const shown = contests ? contests.filter((item) => youTubeId(item.video) !== null) : [DEFAULT_VIDEO];
  const current = shown[index % Math.max(shown.length, 1)];
  if (!current) return <NoVideo />;
  const step = (by: number) => setIndex((index + by + shown.length) % shown.length);
  return (
    <div role="group" aria-roledescription="carousel" aria-label="Tutorial videos" className="mx-auto max-w-3xl">
      <VideoPlayer key={current.key} address={current.video} title={current.header} />
      <div className="mt-4 flex items-center justify-between">
        <Button aria-label="Previous video" onClick={() => step(-1)}>
          <ChevronLeft size={18} aria-hidden /> Previous
        </Button>
        <p aria-live="polite" className="text-sm text-muted tabular-nums">
          {(index % shown.length) + 1} of {shown.length}
        </p>
        <Button aria-label="Next video" onClick={() => step(1)}>
          Next <ChevronRight size={18} aria-hidden />
        </Button>
      </div>
    </div>
  );
}
