import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Within this distance from the end, in pixels, the reader follows the answer. */
const NEAR = 120;

/** Keeps the end of growing content in view for as long as the reader is near it. */
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
    // The first render does not scroll past what was there already.
    if (!isFirst.current && isAtEnd.current) end.current?.scrollIntoView({ block: 'end' });
    isFirst.current = false;
  }, [end, grown]);
  return {
    /** Scrolls along from now on, as somebody who asks wants to see the answer. */
    follow() {
      isAtEnd.current = true;
    },
  };
}
