import { useEffect, useState } from 'react';

type Body = typeof import('./windowed-body.tsx').WindowedBody;

let loaded: Body | null = null;

/** The body of a long table, loaded when the first one is shown. `isMissing` if loading failed. */
export function useWindowedBody(isWanted: boolean) {
  const [state, setState] = useState({ WindowedBody: loaded, isMissing: false });
  const isKnown = state.WindowedBody !== null || state.isMissing;
  useEffect(() => {
    if (!isWanted || isKnown) return;
    void import('./windowed-body.tsx').then(
      ({ WindowedBody }) => {
        loaded = WindowedBody;
        setState({ WindowedBody, isMissing: false });
      },
      () => setState({ WindowedBody: null, isMissing: true }),
    );
  }, [isWanted, isKnown]);
  return state;
}
