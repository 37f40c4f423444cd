import { useEffect, useState } from 'react';

/** How near the end of the page it appears, in pixels. */
const NEAR_END_PX = 500;

/** Styles that keep the page still do not hold for scrolling by script. */
const scrollToTop = () => {
  const wantsStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: wantsStillness ? 'instant' : 'smooth' });
};

export function BackToTop() {
  const [isNearEnd, setNearEnd] = useState(false);
  useEffect(() => {
    const update = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const canScroll = scrollHeight > clientHeight;
      setNearEnd(canScroll && window.scrollY > 0 && scrollHeight - window.scrollY - clientHeight <= NEAR_END_PX);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);
  // Styles keep the end of a page that has this element clear of the button, before it is there.
  return (
    <div className="back-to-top fixed right-4 bottom-4 z-30">
      {isNearEnd && (
        <button
          type="button"
          aria-label="Back to the top"
          onClick={scrollToTop}
          className="flex size-11 items-center justify-center rounded-full bg-accent text-xl text-on-accent shadow-float transition-colors hover:bg-accent-hover"
        >
          ↑
        </button>
      )}
    </div>
  );
}
