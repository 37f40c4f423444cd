import { useEffect, useRef, useState } from 'react';

/** The minimum time in milliseconds between two sentences for screen readers while the program plays. */
const APART = 1000;

/** The text of the live region: each text or, while the program plays, the current one about once a second. */
export function useSpokenText(text: string, isPlaying: boolean): string {
  const [spoken, setSpoken] = useState('');
  const last = useRef(0);
  useEffect(() => {
    const wait = isPlaying ? Math.max(0, last.current + APART - Date.now()) : 0;
    const timer = setTimeout(() => {
      last.current = Date.now();
      setSpoken(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, isPlaying]);
  return spoken;
}
