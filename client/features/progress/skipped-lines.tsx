import { withCount } from '#shared/rules/text/plural.ts';
import type { SkippedLine } from '#shared/rules/imports/parsed-import.ts';

/** The lines of an import without a match, each with the reason. */
export const SkippedLines = ({ lines }: { lines: readonly SkippedLine[] }) =>
  lines.length > 0 && (
    <details className="mt-4 rounded-md border border-line" open={lines.length <= 20}>
      <summary className="cursor-pointer px-4 py-2 font-medium">{withCount(lines.length, 'line')} left out</summary>
      <ul
        tabIndex={0}
        aria-label="Left out"
        className="max-h-60 divide-y divide-line overflow-y-auto border-t border-line"
      >
        {lines.map(({ line, reason }, place) => (
          <li key={place} className="px-4 py-2 wrap-anywhere">
            {line} <span className="text-muted">({reason})</span>
          </li>
        ))}
      </ul>
    </details>
  );
