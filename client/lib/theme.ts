import { useEffect } from 'react';
import { notifyNotStored } from './notify.ts';
import { useStored, writeStored } from './storage/storage.ts';

const KEY = 'theme';
const PAGE_COLOUR = { light: '#ffffff', dark: '#0e0e11' };

/** Light until the visitor chooses, whatever the system prefers. */
export function useTheme() {
  const theme = useStored(KEY) === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', PAGE_COLOUR[theme]);
  }, [theme]);
  return { theme, toggle: () => writeStored({ [KEY]: theme === 'dark' ? 'light' : 'dark' }) || notifyNotStored() };
}
