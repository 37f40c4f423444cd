import type { ReactNode } from 'react';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import { scoreLine } from './score-line.ts';
import { ScoreTable } from './score-table.tsx';

type PastSittingsProps = {
  sittings: readonly Sitting[];
  /** Shows the title of each; for a list of different contests or interviews. */
  isNamed?: boolean;
  /** Rendered below a score. */
  children?(sitting: Sitting): ReactNode;
};

/** The stored results, each with its problems; the first is open. */
export function PastSittings({ sittings, isNamed = false, children }: PastSittingsProps) {
  const timeZone = useTimeZone();
  return (
    <ul className="space-y-2">
      {sittings.map((sitting, index) => (
        <li key={sitting.key}>
          <details open={index === 0} className="rounded-md border border-line bg-surface">
            <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 px-4 py-2">
              {isNamed && <span className="font-medium">{sitting.title}</span>}
              <span className={isNamed ? '' : 'font-medium'}>{scoreLine(sitting)}</span>
              <span className="text-sm text-muted">{formatMoment(sitting.startedAt, timeZone)}</span>
            </summary>
            <div className="border-t border-line px-4 py-3">
              <ScoreTable sitting={sitting} isRunning={false} />
              {children?.(sitting)}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
