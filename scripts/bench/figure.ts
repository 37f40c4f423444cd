/** A measured figure: its value, its target, and a reference from the same run. */
export type Figure = { name: string; value: string; reference: string; target: string; isMet: boolean };

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
};

export const times = (ratio: number): string => `${ratio.toFixed(2)} x`;

/** 1 kB is 1000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** 1 MB is 1,000,000 bytes. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`;

/** Formats the figures as aligned lines, each ending with ok or short. */
export function table(figures: Figure[]): string {
  const rows = figures.map(({ name, value, reference, target, isMet }) => [
    name,
    value,
    reference,
    target,
    isMet ? 'ok' : 'short',
  ]);
  const all = [['figure', 'measured', 'reference of this run', 'target', ''], ...rows];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
