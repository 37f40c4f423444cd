import type { ComponentType } from 'react';
import { pageOf } from '#shared/pages.ts';
import { matchPage } from '#shared/paths.ts';
import type { Needs } from '#client/lib/page-needs.ts';

export const NOT_FOUND = 'not-found';

type PageModule = { default: ComponentType; needs?: Needs };

const loaders = import.meta.glob<PageModule>('../pages/*.tsx');
const loaded = new Map<string, ComponentType>();

/** Loads the code of a page. */
export async function loadPage(file: string): Promise<PageModule> {
  const load = loaders[`../pages/${file}.tsx`];
  if (!load) throw new Error(`client/pages/${file}.tsx does not exist`);
  const page = await load();
  loaded.set(file, page.default);
  return page;
}

/** A page whose code is loaded already, so that it can be rendered without waiting. */
export const loadedPage = (file: string): ComponentType | undefined => loaded.get(file);

/** The file of the page at an address. */
export function fileOf(path: string): string {
  const match = matchPage(path);
  return match ? pageOf(match.page).file : NOT_FOUND;
}
