/** Counts follow what others do: they are asked for anew after so long. */
export const LIVE_MS = 30_000;
