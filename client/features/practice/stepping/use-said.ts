import { useEffect, useRef, useState } from 'react';

/** The least time between two sentences that a screen reader is given while the program plays, in milliseconds. */
const APART = 1000;

/** What the live region says: each text, or while it plays the one that is there about once a second. */
export function useSaid(text: string, isPlaying: boolean): string {
  const [said, setSaid] = useState('');
  const last = useRef(0);
  useEffect(() => {
    const wait = isPlaying ? Math.max(0, last.current + APART - Date.now()) : 0;
    const timer = setTimeout(() => {
      last.current = Date.now();
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, isPlaying]);
  return said;
}
