import type { createTRPCQueryUtils } from '@trpc/react-query';
import type { AppRouter } from './trpc.ts';

/** Asks the server for what is not at hand. */
export type Ask = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/** An address of a page. */
export type Asked = {
  path: string;
  /** Of the open segments. */
  segments: Record<string, string>;
  parameters: URLSearchParams;
};

/**
 * Asks for all that a page shows at an address, so that it can be rendered in one go, or be there before somebody
 * opens it. A page exports it as `needs`.
 * @returns the parameters that say something there, besides what the page starts with
 */
export type Needs = (ask: Ask, asked: Asked) => Promise<Record<string, string | number | null>> | Promise<void>;
