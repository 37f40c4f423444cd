import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageName, pageOf } from '#shared/pages.ts';
import { canonicalPath, href, matchPage, parentOf } from '#shared/paths.ts';
import type { JsonLd, PageMeta } from '#shared/rendering.ts';
import { breadcrumbList } from '#client/lib/json-ld.ts';
import { RequestContext } from '#client/lib/api/request-context.ts';
import { webAddress } from '#client/lib/web-address.ts';

export const SITE_TITLE = 'GearUp: prepare for programming interviews';
const SITE_DESCRIPTION =
  'A DSA problem sheet with progress, interview questions, cheat sheets, blogs with three approaches and contests with solutions.';

/** Metadata for search engines and previews, besides the title and the description. */
export type PageFacts = {
  type?: PageMeta['type'];
  /** The address of a picture. */
  image?: string;
  /** Whether search engines are told not to list it. */
  isUnlisted?: boolean;
  /** The canonical path, if the page has several. */
  path?: string;
  /** The category of a list that the address selects, unless it is the default. */
  category?: string | undefined;
  /** The page number of a list. */
  page?: number;
  /** The parent page, if it is not the one in the table of pages. */
  parent?: PageName | undefined;
  jsonLd?(address: (path: string) => string): JsonLd[];
};

/**
 * Sets the title of the page in the tab, in the history, and in the metadata that the server sends to search engines.
 * @param title '' for the title of the site; undefined while it is not known yet
 * @param facts of a record are only for the server: `import.meta.env.SSR` leaves them out of the browser's code
 */
export function usePageMeta(title: string | undefined, description = SITE_DESCRIPTION, facts: PageFacts = {}) {
  const { onMeta, siteUrl } = useContext(RequestContext);
  const { pathname } = useLocation();
  const isFurther = facts.page !== undefined && facts.page > 1;
  const name = isFurther ? `${title}, page ${facts.page}` : title;
  const full = title === undefined ? undefined : title === '' ? SITE_TITLE : `${name} · GearUp`;
  const about = isFurther ? `${description} Page ${facts.page}.` : description;
  // Left out of the browser's bundle, which does not need it.
  if (import.meta.env.SSR && full !== undefined)
    onMeta?.({ title: full, description: about, ...outsideFacts(title ?? '', facts, { siteUrl, pathname }) });
  useEffect(() => {
    if (full === undefined) return;
    document.title = full;
    document.querySelector('meta[name=description]')?.setAttribute('content', about);
  }, [full, about]);
}

type Place = { siteUrl: string; pathname: string };

function outsideFacts(title: string, facts: PageFacts, { siteUrl, pathname }: Place) {
  const { type = 'website', image = '', isUnlisted = false, category, page = 1, parent, jsonLd } = facts;
  const address = (path: string) => new URL(path, siteUrl).href;
  const chosen = new URLSearchParams();
  if (category !== undefined) chosen.set('category', category);
  if (page > 1) chosen.set('page', String(page));
  const canonical = new URL(facts.path ?? canonicalPath(pathname) ?? pathname, siteUrl);
  canonical.search = chosen.toString();
  const match = matchPage(pathname);
  const above = parent ?? (match && parentOf(match.page));
  const trail = [
    ...(['home', above] as const).flatMap((page) => (page ? [{ name: pageOf(page).title, path: href(page) }] : [])),
    { name: title, path: canonical.href },
  ];
  return {
    type,
    canonical: canonical.href,
    image: previewPicture(webAddress(image, siteUrl)),
    isUnlisted,
    jsonLd: [...(jsonLd?.(address) ?? []), ...(title === '' ? [] : [breadcrumbList(trail, address)])],
  };
}

/** Only raster images: most sites show no SVG previews. */
const previewPicture = (address: string | null) =>
  address !== null && /\.(png|jpe?g|webp)$/i.test(new URL(address).pathname) ? address : null;
