import { useCallback, useEffect, useState } from 'react';

/** How long a step is shown while the program plays, in milliseconds. */
export const SPEEDS = { slow: 1600, normal: 700, fast: 200 } as const;
export type Speed = keyof typeof SPEEDS;

/**
 * The shown step, and whether the steps play automatically, which only starts on demand.
 * @param startAt the first shown step
 */
export function useStepping(length: number, startAt = 0) {
  const last = Math.max(0, length - 1);
  const [index, setIndex] = useState(Math.min(startAt, last));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');

  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      setIndex(Math.min(Math.max(to, 0), last));
    },
    [last],
  );
  const play = useCallback(() => {
    // At the end it starts from the first step.
    setIndex((now) => (now >= last ? 0 : now));
    setPlaying(true);
  }, [last]);
  const pause = useCallback(() => setPlaying(false), []);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (index + 1 >= last) setPlaying(false);
      setIndex(Math.min(index + 1, last));
    }, SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, index, last, speed]);

  useEffect(() => {
    const handleHidden = () => {
      if (document.hidden) setPlaying(false);
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => document.removeEventListener('visibilitychange', handleHidden);
  }, []);

  return { index, last, isPlaying, speed, go, play, pause, setSpeed };
}

export type Stepping = ReturnType<typeof useStepping>;
