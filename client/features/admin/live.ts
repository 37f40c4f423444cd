/** The interval in milliseconds at which counts are refetched, as other people change them. */
export const LIVE_MS = 30_000;
