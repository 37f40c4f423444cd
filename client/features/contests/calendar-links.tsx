import { CalendarPlus } from '#client/components/icons/icons-contests.ts';
import { useSiteUrl } from '#client/lib/api/request-context.ts';
import { FEEDS } from '#shared/paths.ts';

const LINK = 'inline-flex min-h-6 items-center gap-1.5 text-accent-ink underline-offset-4 hover:underline';

/** The calendar of contests, as a file and as a subscription. */
export function CalendarLinks() {
  const siteUrl = useSiteUrl();
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <a href={FEEDS.calendar} className={LINK}>
        <CalendarPlus size={18} aria-hidden /> Subscribe to the calendar
      </a>
      <a href={siteUrl.replace(/^https?:/, 'webcal:') + FEEDS.calendar} className={LINK}>
        Open in a calendar app
      </a>
    </p>
  );
}
