import { formatDate } from '#client/lib/format.ts';
import type { Answers } from '#client/lib/api/trpc.ts';

type Day = Answers['dashboard']['overview']['days'][number];

const SERIES = [
  { name: 'signUps', label: 'Sign-ups' },
  { name: 'subscribers', label: 'Subscribers' },
  { name: 'messages', label: 'Messages' },
] as const;

const STEP = 8;
const BAR = 6;
const HEIGHT = 60;
/** The minimum height of a bar, so that a count of 0 is still visible. */
const MIN = 1.5;

/** The new records of each of the last days, as bar charts and as a table. */
export function ActivityPlot({ days }: { days: readonly Day[] }) {
  return (
    <figure aria-labelledby="activity" className="mt-8">
      <h2 id="activity" className="mb-3 text-lg">{`The last ${days.length} days`}</h2>
      <div className="grid gap-4 md:grid-cols-3">
        {SERIES.map(({ name, label }) => (
          <Bars key={name} label={label} days={days.map(({ day, [name]: count }) => ({ day, count }))} />
        ))}
      </div>
      <details className="mt-3 text-sm">
        <summary className="text-muted">As a table</summary>
        <table className="mt-2 w-full max-w-2xl text-left tabular-nums">
          <thead className="text-muted">
            <tr className="border-b border-line">
              {['Day', ...SERIES.map(({ label }) => label)].map((label) => (
                <th key={label} scope="col" className="py-1.5 pr-4 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, ...counts }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-4 font-normal">
                  {formatDate(day)}
                </th>
                {SERIES.map(({ name }) => (
                  <td key={name} className="py-1.5 pr-4">
                    {counts[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

type BarsProps = { label: string; days: { day: string; count: number }[] };

function Bars({ label, days }: BarsProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-sm text-muted">{label}</span>
        <b className="text-lg font-semibold tabular-nums">{total}</b>
      </p>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={`${label}: ${total} in ${days.length} days; the table below has each day`}
        className="mt-2 block h-auto w-full"
      >
        {days.map(({ day, count }, index) => {
          const height = Math.max(MIN, (count / most) * HEIGHT);
          return (
            <rect
              key={day}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={1}
              className={count === 0 ? 'fill-line-strong' : 'fill-accent'}
            >
              <title>{`${formatDate(day)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
    </div>
  );
}
