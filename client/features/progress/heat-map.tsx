import { formatDate } from '#client/lib/format.ts';
import { HEAT_WEEKS, type HeatDay, heatMapOf } from '#shared/rules/progress/heat-map.ts';
import { withCount } from '#shared/rules/text/plural.ts';

const CELL = 12;
const STEP = 15;
const LEFT = 30;
const TOP = 18;
const WIDTH = LEFT + HEAT_WEEKS * STEP;
const HEIGHT = TOP + 7 * STEP;

/** The opacity of each level's colour; level 0 is drawn as an empty cell. */
const LEVEL_OPACITY = [0, 0.3, 0.5, 0.75, 1];

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const monthOf = (day: string) => monthFormat.format(Date.parse(`${day}T00:00:00Z`));

type HeatMapProps = { days: readonly { day: string; count: number }[]; today: string };

/** Ticks by day, as a picture and, for screen readers, as a list. */
export function HeatMap({ days, today }: HeatMapProps) {
  const weeks = heatMapOf(days, today);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const summary = `${withCount(total, 'tick')} on ${withCount(days.length, 'day')} in the last ${HEAT_WEEKS} weeks`;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${summary}; the list below has each day`}
        className="block h-auto w-full max-w-3xl"
      >
        {['Mon', 'Wed', 'Fri'].map((name, index) => (
          <text key={name} x={0} y={TOP + index * 2 * STEP + 10} className="fill-muted text-[9px]">
            {name}
          </text>
        ))}
        {weeks.map((week, index) => (
          <Week key={week[0]?.day} week={week} index={index} before={weeks[index - 1]?.[0]?.day} />
        ))}
      </svg>
      <figcaption className="mt-3 text-sm text-muted">
        <p>{summary}.</p>
        {days.length > 0 && (
          <details className="mt-1">
            <summary>As a list</summary>
            <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
              {days.toReversed().map(({ day, count }) => (
                <li key={day}>
                  {formatDate(day)}: {withCount(count, 'tick')}
                </li>
              ))}
            </ul>
          </details>
        )}
      </figcaption>
    </figure>
  );
}

type WeekProps = { week: readonly HeatDay[]; index: number; before: string | undefined };

function Week({ week, index, before }: WeekProps) {
  const x = LEFT + index * STEP;
  const first = week[0]?.day ?? '';
  const isNewMonth = before !== undefined && monthOf(before) !== monthOf(first);
  return (
    <>
      {isNewMonth && (
        <text x={x} y={10} className="fill-muted text-[9px]">
          {monthOf(first)}
        </text>
      )}
      {week.map(({ day, count, level }, weekday) => (
        <rect
          key={day}
          x={x}
          y={TOP + weekday * STEP}
          width={CELL}
          height={CELL}
          rx={2}
          data-level={level}
          className={level === 0 ? 'fill-sunken stroke-line' : 'fill-accent'}
          fillOpacity={level === 0 ? 1 : LEVEL_OPACITY[level]}
        >
          <title>{`${formatDate(day)}: ${withCount(count, 'tick')}`}</title>
        </rect>
      ))}
    </>
  );
}
