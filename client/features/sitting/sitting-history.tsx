import { Link } from 'react-router-dom';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { scoreLine } from './score-line.ts';
import { placeOf } from './sitting-place.ts';
import { useSittingsOf } from './use-sittings.ts';

/** The number of entries in a short list. */
const SHOWN = 10;

const all = () => true;

/** The last contests and interviews of a learner. */
export function SittingHistory() {
  const { running, ended } = useSittingsOf(all);
  const timeZone = useTimeZone();
  const sittings = [...(running ? [running] : []), ...ended];
  if (sittings.length === 0) return null;
  return (
    <section aria-labelledby="sittings-heading">
      <SectionHeading id="sittings-heading" title="Your contests and interviews" />
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {sittings.slice(0, SHOWN).map((sitting) => (
          <li key={sitting.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
            <Link to={placeOf(sitting)} className="font-medium wrap-anywhere underline-offset-4 hover:underline">
              {sitting.title}
            </Link>
            <span className="flex flex-wrap gap-x-4 text-sm text-muted">
              <span>{sitting === running ? 'Running now' : scoreLine(sitting)}</span>
              <span>{formatMoment(sitting.startedAt, timeZone)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
