import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** So near to the end, somebody reads along. In pixels. */
const NEAR = 120;

/** Keeps the end of what grows in view for as long as the reader is at it. */
export function useFollowing(end: RefObject<HTMLElement | null>, grown: unknown) {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const update = () => {
      const top = end.current?.getBoundingClientRect().top ?? 0;
      isAtEnd.current = top < window.innerHeight + NEAR;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [end]);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // What was there already is not scrolled over.
    if (!isFirst.current && isAtEnd.current) end.current?.scrollIntoView({ block: 'end' });
    isFirst.current = false;
  }, [end, grown]);
  return {
    /** Whoever asks wants to see the answer. */
    follow() {
      isAtEnd.current = true;
    },
  };
}
