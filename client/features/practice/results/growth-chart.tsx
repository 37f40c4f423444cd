import { formatCount, formatGrowth, formatTime } from '#judge/growth/growth-sentence.ts';
import { type Curve, OWN } from '#judge/growth/growth.ts';

const [WIDTH, HEIGHT] = [560, 300];
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 16, 12, 40];
/** The learner's curve has the accent colour; the others differ by their dashes as well as their colours. */
const LOOKS = [
  { stroke: 'var(--accent-ink)', dash: '' },
  { stroke: 'var(--code-title)', dash: '6 4' },
  { stroke: 'var(--code-string)', dash: '2 3' },
  { stroke: 'var(--code-number)', dash: '10 4 2 4' },
];
const MAX_TICKS = 6;

const log = Math.log10;

/** Powers of ten within a range, at most MAX_TICKS. */
function ticksWithin(min: number, max: number): number[] {
  const first = Math.ceil(log(min) - 1e-9);
  const powers = Array.from(
    { length: Math.max(0, Math.floor(log(max) + 1e-9) - first + 1) },
    (_, index) => first + index,
  );
  const step = Math.ceil(powers.length / MAX_TICKS);
  return powers.filter((_, index) => index % step === 0).map((power) => 10 ** power);
}

/** Times by size on log-log axes: equal slopes mean equal growth. */
export function GrowthChart({ curves }: { curves: Curve[] }) {
  const points = curves.flatMap((curve) => curve.points);
  if (points.length === 0) return null;
  const sizes = points.map(({ size }) => size);
  const times = points.map(({ nanoseconds }) => nanoseconds);
  const [minSize, maxSize] = [Math.min(...sizes), Math.max(...sizes)];
  const [minTime, maxTime] = [Math.min(...times) / 1.5, Math.max(...times) * 1.5];
  const x = (size: number) =>
    LEFT + ((log(size) - log(minSize)) / Math.max(log(maxSize) - log(minSize), 1e-9)) * (WIDTH - LEFT - RIGHT);
  const y = (time: number) =>
    HEIGHT - BOTTOM - ((log(time) - log(minTime)) / (log(maxTime) - log(minTime))) * (HEIGHT - TOP - BOTTOM);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="Times by size"
        // On a phone the drawing shrinks to half its size, and the text with it.
        className="w-full max-w-2xl max-sm:[&_text]:text-[17px]"
      >
        {ticksWithin(minTime, maxTime).map((time) => (
          <g key={time}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(time)} y2={y(time)} stroke="var(--line)" />
            <text x={LEFT - 8} y={y(time) + 4} textAnchor="end" fontSize="12" fill="var(--muted)">
              {formatTime(time)}
            </text>
          </g>
        ))}
        {ticksWithin(minSize, maxSize).map((size) => (
          <g key={size}>
            <line x1={x(size)} x2={x(size)} y1={TOP} y2={HEIGHT - BOTTOM} stroke="var(--line)" />
            <text x={x(size)} y={HEIGHT - BOTTOM + 18} textAnchor="middle" fontSize="12" fill="var(--muted)">
              {formatCount(size)}
            </text>
          </g>
        ))}
        <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 4} textAnchor="middle" fontSize="12" fill="var(--muted)">
          size of the input
        </text>
        {curves.map(({ name, points: measured }, index) => {
          const { stroke, dash } = LOOKS[index % LOOKS.length] ?? LOOKS[0] ?? { stroke: 'currentColor', dash: '' };
          return (
            <g key={name} stroke={stroke} fill="none" strokeWidth={name === OWN ? 3 : 2}>
              <polyline
                points={measured.map(({ size, nanoseconds }) => `${x(size)},${y(nanoseconds)}`).join(' ')}
                strokeDasharray={dash}
              />
              {measured.map(({ size, nanoseconds }) => (
                <circle
                  key={size}
                  cx={x(size)}
                  cy={y(nanoseconds)}
                  r={name === OWN ? 3.5 : 2.5}
                  fill={stroke}
                  stroke="none"
                />
              ))}
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {curves.map(({ name, growth }, index) => {
          const { stroke, dash } = LOOKS[index % LOOKS.length] ?? { stroke: '', dash: '' };
          return (
            <span key={name} className="inline-flex items-center gap-2">
              <svg width="28" height="8" aria-hidden>
                <line
                  x1="0"
                  x2="28"
                  y1="4"
                  y2="4"
                  stroke={stroke}
                  strokeWidth={name === OWN ? 3 : 2}
                  strokeDasharray={dash}
                />
              </svg>
              {name}
              {growth !== null && <span className="text-muted">O({formatGrowth(growth)})</span>}
            </span>
          );
        })}
      </figcaption>
    </figure>
  );
}
