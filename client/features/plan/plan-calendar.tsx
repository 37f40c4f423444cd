import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { useStoredUser } from '#client/lib/api/session.ts';
import { copyText } from '#client/components/copy-text.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { toast } from '#client/lib/toast.ts';
import { saveStudyPlan } from '#client/records/study-plans.ts';
import type { StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import { href, planCalendarAddress } from '#shared/paths.ts';

const TOKEN_BYTES = 24;

/** The URL at which calendar programs find the plan of a signed-in learner. */
export function PlanCalendar({ plan }: { plan: StudyPlan }) {
  const user = useStoredUser();
  const url = plan.calendar && new URL(planCalendarAddress(plan.calendar), location.href).href;
  const change = (calendar: string | null, message: string) => {
    if (saveStudyPlan({ ...plan, calendar })) toast.success(message);
    else notifyNotStored();
  };
  return (
    <section aria-label="In your calendar" className="mb-12">
      <h2 className="mb-2 text-2xl">In your calendar</h2>
      {!user ? (
        <p className="readable text-muted">
          <Link to={href('login')} className="underline underline-offset-4">
            Log in
          </Link>{' '}
          to see the plan in your calendar program too.
        </p>
      ) : url ? (
        <>
          <p className="readable text-muted">
            Subscribe to this address in your calendar program. Anyone with it can read your plan, so keep it private; a
            new address replaces the old one at once.
          </p>
          <p className="mt-3 overflow-x-auto rounded-md border border-line bg-sunken px-4 py-3 text-sm wrap-anywhere">
            <a href={url} className="underline-offset-4 hover:underline">
              {url}
            </a>
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => void copyText(url, 'address')}>Copy the address</Button>
            <Button onClick={() => change(newToken(), 'There is a new address. The old one no longer works.')}>
              Create a new address
            </Button>
            <Button onClick={() => change(null, 'The calendar is off.')}>Turn off</Button>
          </div>
        </>
      ) : (
        <>
          <p className="readable text-muted">
            A private address lets your calendar program show the list of each day, as it is now and as it changes.
          </p>
          <Button className="mt-3" onClick={() => change(newToken(), 'The address is ready.')}>
            Create an address
          </Button>
        </>
      )}
    </section>
  );
}

/** A long random token, as the URL is all that protects the calendar. */
const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
