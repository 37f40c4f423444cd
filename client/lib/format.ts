const plainDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Caches the format of each time zone, as creating one is slow. */
function inZones(options: Intl.DateTimeFormatOptions): (iso: string, timeZone: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (iso, timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
    formats.set(timeZone, format);
    return format.format(new Date(iso));
  };
}

/** An instant in a zone, such as Sat, 14 Nov 2026. */
export const formatDay = inZones({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** An instant's time in a zone, such as 20:00 GMT+5:30. */
export const formatClock = inZones({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });

/** A date YYYY-MM-DD without a time zone, such as 14 November 2026; other text is returned unchanged. */
export function formatDate(date: string): string {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(instant) ? date : plainDay.format(instant);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** The distance of an instant from now, such as 'in 3 days'. */
export function formatDistance(iso: string, now: number): string {
  const distance = Date.parse(iso) - now;
  const [unit, size] = UNITS.find(([, milliseconds]) => Math.abs(distance) >= milliseconds) ?? ['minute', 60_000];
  return relative.format(Math.round(distance / size), unit);
}

/** An instant in a zone to the minute, such as 14 Nov 2026, 20:00. */
export const formatMoment = inZones({ dateStyle: 'medium', timeStyle: 'short' });

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
