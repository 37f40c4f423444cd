/** Formats milliseconds for people, such as `12 ms` or `1.5 s`. */
export const formatTime = (milliseconds: number): string =>
  milliseconds < 1
    ? '< 1 ms'
    : milliseconds < 1000
      ? `${Math.round(milliseconds)} ms`
      : `${Number((milliseconds / 1000).toFixed(1))} s`;
