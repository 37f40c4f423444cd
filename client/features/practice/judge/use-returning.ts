import { type RefObject, useEffect, useState } from 'react';

/** Some browsers have none. */
const whenIdle: (task: () => void) => unknown =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (task) => setTimeout(task, 300);

/**
 * Whether someone who has run programs in this browser before has an element in view, and the page has nothing else to
 * do. For others nothing is loaded in advance.
 */
export function useReturning(element: RefObject<Element | null>): boolean {
  const [isReturning, setReturning] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let isLeft = false;
    const look = async () => {
      const names = await caches.keys();
      if (!isLeft) setReturning(names.some((name) => name.startsWith('sandbox-')));
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      whenIdle(() => void look().catch(() => {})); // a browser that has or allows no caches has nothing to prepare
    });
    observer.observe(target);
    return () => {
      isLeft = true;
      observer.disconnect();
    };
  }, [element]);
  return isReturning;
}
