import type { createTRPCQueryUtils } from '@trpc/react-query';
import type { AppRouter } from './trpc.ts';

/** Queries the server for data that is not cached. */
export type Ask = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/** The address of a page. */
export type PageRequest = {
  path: string;
  /** The values of the open segments of the pattern. */
  segments: Record<string, string>;
  parameters: URLSearchParams;
};

/**
 * Loads all data that a page shows at an address, so that it can be rendered at once, or prefetched before it is
 * opened. A page exports it as `needs`.
 * @returns the parameters that have a meaning there and differ from the page's defaults
 */
export type Needs = (ask: Ask, request: PageRequest) => Promise<Record<string, string | number | null>> | Promise<void>;
