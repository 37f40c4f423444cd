/** How often counts are refetched, as other people change them, in milliseconds. */
export const LIVE_MS = 30_000;
