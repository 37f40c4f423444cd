import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { DaysAhead } from '#client/features/plan/days-ahead.tsx';
import { LeftOut } from '#client/features/plan/left-out.tsx';
import { OfferedPlans } from '#client/features/plan/offered-plans.tsx';
import { PlanCalendar } from '#client/features/plan/plan-calendar.tsx';
import { PlanForm } from '#client/features/plan/plan-form.tsx';
import { useTodayView } from '#client/features/plan/use-today.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { formatDate } from '#client/lib/format.ts';

export default function PlanPage() {
  usePageMeta('Plan', 'A list for each day up to your interview.');
  const { view, plan, saved, problems, query } = useTodayView();
  const companies = trpc.sheets.companies.useQuery({ problems: 'count' }, { enabled: view !== null });
  const names = new Set([
    ...(saved && saved.company !== '' ? [saved.company] : []),
    ...(companies.data ?? []).flatMap(({ name, recorded }) => (recorded > 0 ? name : [])),
  ]);
  const planned = view?.planned;
  return (
    <div className="wrap max-w-5xl py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Plan">
        A list for each day up to your interview: reviews first, then what your company asks and where you are weak.
        What you miss moves to the remaining days.
      </PageHeading>
      {view && <OfferedPlans plan={saved} today={view.today} />}
      {view ? (
        <PlanForm saved={saved} companies={[...names]} today={view.today} />
      ) : (
        <Skeletons count={1} className="mb-12 h-80" label="Loading your plan" />
      )}
      {plan &&
        planned &&
        (query.data ? (
          <>
            {planned.state === 'over' && (
              <p className="mb-12 text-lg" role="status">
                The interview was planned for {formatDate(plan.interviewOn)}. Choose another day to go on.
              </p>
            )}
            {planned.state === 'no-time' && (
              <p className="mb-12 text-lg" role="status">
                There is no time in this plan. Give it more hours, or fewer days off.
              </p>
            )}
            {planned.days.length > 0 && <DaysAhead days={planned.days} problems={problems} />}
            <LeftOut leftOut={planned.leftOut} company={plan.company} interviewOn={plan.interviewOn} />
            <PlanCalendar plan={plan} />
          </>
        ) : query.isError ? (
          <ErrorState title="The problems could not be loaded." onRetry={() => void query.refetch()} />
        ) : (
          <Skeletons count={3} className="mb-4 h-24" label="Loading your plan" />
        ))}
    </div>
  );
}
