import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageMeta } from '#shared/rendering.ts';

/** What a rendering knows of its request: the same on the server and while its page is taken over by the browser. */
export type RequestFacts = {
  /** Milliseconds. A page that reads it on the server is rendered again every now and then. */
  readonly now: number;
  /** Of the site's footer: it follows the clock more slowly. */
  year: number;
  /** IANA name: of the site on the server, of the reader in the browser. */
  timeZone: string;
  siteUrl: string;
  /** Takes what a page says of itself, on the server. */
  onMeta?(meta: PageMeta): void;
};

export const RequestContext = createContext<RequestFacts>({ now: 0, year: 0, timeZone: 'UTC', siteUrl: '' });

const never = () => () => {};

/** False on the server and while its page is taken over: what only the browser knows is not to be asked for yet. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's zone; the site's on the server and while its page is taken over. */
export function useTimeZone(): string {
  const { timeZone } = useContext(RequestContext);
  return useSyncExternalStore(never, ownZone, () => timeZone);
}

export const useSiteUrl = (): string => useContext(RequestContext).siteUrl;
