import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageMeta } from '#shared/rendering.ts';

/** The facts of a request for rendering: the same on the server and during hydration. */
export type RequestFacts = {
  /** Milliseconds. A page that reads it on the server is rendered again regularly. */
  readonly now: number;
  /** The year in the site's footer: it changes less often than `now`. */
  year: number;
  /** IANA name: the site's on the server, the reader's in the browser. */
  timeZone: string;
  siteUrl: string;
  /** Receives the metadata of a page, on the server. */
  onMeta?(meta: PageMeta): void;
};

export const RequestContext = createContext<RequestFacts>({ now: 0, year: 0, timeZone: 'UTC', siteUrl: '' });

const never = () => () => {};

/** False on the server and during hydration, when the state of the browser must not be read yet. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's time zone; the site's on the server and during hydration. */
export function useTimeZone(): string {
  const { timeZone } = useContext(RequestContext);
  return useSyncExternalStore(never, ownZone, () => timeZone);
}

export const useSiteUrl = (): string => useContext(RequestContext).siteUrl;
