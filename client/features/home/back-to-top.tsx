import { useEffect, useState } from 'react';

/** The distance from the end of the page at which the button appears, in pixels. */
const NEAR_END_PX = 500;

/** Checks for reduced motion, as the styles for it do not apply to scrolling by script. */
const scrollToTop = () => {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
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
  // Styles reserve space for the button at the end of a page with this element, also before the button is shown.
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
