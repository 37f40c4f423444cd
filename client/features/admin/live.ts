/** Counts follow what others do: they are refetched after so long. */
export const LIVE_MS = 30_000;
