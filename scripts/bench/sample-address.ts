import type { PageName } from '#shared/pages.ts';
import { href } from '#shared/paths.ts';

/** The first record of each resource has the id 1. */
export const SAMPLE_PROFILE = 'ada';
const PARAMETERS = { id: 1, slug: 'Amazon', panel: 'users', name: SAMPLE_PROFILE };
const OF_PAGE: Partial<Record<PageName, typeof PARAMETERS>> = { problem: { ...PARAMETERS, slug: 'two-sum' } };

/** Returns a URL at which a page has something to show. */
export const sampleAddress = (page: PageName): string => href(page, OF_PAGE[page] ?? PARAMETERS);
