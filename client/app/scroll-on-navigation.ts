import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls a new page to its top, but not on going back, which the browser handles, nor for an anchor. */
export function useScrollOnNavigation() {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how === 'PUSH' && hash === '') window.scrollTo(0, 0);
  }, [pathname, hash, how]);
}
