import { useEffect, useState } from 'react';

/** A line across the window: the item that crosses it counts as being read. */
const LINE = '-25% 0px -75% 0px';

/** The anchor that is being read; null above all of them. @param areDrawn whether they are rendered */
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
  // An anchor of the previous page no longer counts.
  return anchors.find((anchor) => anchor === current) ?? null;
}
