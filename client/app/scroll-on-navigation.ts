import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top; going back is left to the browser, an anchor to itself. */
export function useScrollOnNavigation() {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how === 'PUSH' && hash === '') window.scrollTo(0, 0);
  }, [pathname, hash, how]);
}
