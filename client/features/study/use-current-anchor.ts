import { useEffect, useState } from 'react';

/** A line across the window: what crosses it is being read. */
const LINE = '-25% 0px -75% 0px';

/** Which of these places of the page is being read; null above them all. @param areDrawn whether they are there */
export function useCurrentAnchor(anchors: readonly string[], areDrawn: boolean): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const known = anchors.join(' ');
  useEffect(() => {
    if (!areDrawn) return;
    const look = (entries: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
    };
    const observer = new IntersectionObserver(look, { rootMargin: LINE });
    for (const anchor of known.split(' ')) {
      const element = document.getElementById(anchor);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [known, areDrawn]);
  // Those of the page before are not being read any more.
  return anchors.find((anchor) => anchor === current) ?? null;
}
