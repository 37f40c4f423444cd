import type { ComponentType } from 'react';
import { pageOf } from '#shared/pages.ts';
import { matchPage } from '#shared/paths.ts';
import type { Needs } from '#client/lib/api/page-needs.ts';

export const NOT_FOUND = 'not-found';

type PageModule = { default: ComponentType; needs?: Needs };

/** Every page by the name of its file, in whichever folder it is. */
const files = new Map(
  Object.entries(import.meta.glob<PageModule>('../pages/**/*.tsx')).map(([path, load]) => [
    path.replace(/^.*\/|\.tsx$/g, ''),
    { source: path.replace('../', ''), load },
  ]),
);
const loaded = new Map<string, ComponentType>();

/** Loads the code of a page. */
export async function loadPage(file: string): Promise<PageModule> {
  const found = files.get(file);
  if (!found) throw new Error(`There is no file ${file}.tsx in client/pages`);
  const page = await found.load();
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

/** The path of a page's file within client/. */
export const sourceOf = (file: string): string => files.get(file)?.source ?? '';
