import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { ButtonLink } from '#client/components/button.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { summaryOf } from '#client/features/plan/days-ahead.tsx';
import { NextStepCard } from '#client/features/plan/next-step-card.tsx';
import { OfferedPlans } from '#client/features/plan/offered-plans.tsx';
import { PlanItems } from '#client/features/plan/plan-items.tsx';
import { TodayFigures } from '#client/features/plan/today-figures.tsx';
import { TopicsPlot } from '#client/features/plan/topics-plot.tsx';
import { useTodayView } from '#client/features/plan/use-today.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { href } from '#shared/paths.ts';

export default function TodayPage() {
  usePageMeta('Today', 'What is due, what is planned, and what to do next.');
  const { view, plan, saved, problems, query } = useTodayView();
  return (
    <div className="wrap max-w-5xl py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Today">What is due, what is planned, and what to do next.</PageHeading>
      {!view || query.isLoading ? (
        <Skeletons count={3} className="mb-6 h-24" label="Loading your day" />
      ) : (
        <>
          <OfferedPlans plan={saved} today={view.today} />
          <TodayFigures {...view} />
          {view.next && <NextStepCard step={view.next} />}
          {query.isError && !query.data ? (
            <ErrorState title="The problems could not be loaded." onRetry={() => void query.refetch()} />
          ) : (
            <>
              <section aria-label="Plan for today" className="mb-12">
                <h2 className="mb-3 flex flex-wrap items-baseline gap-x-3 text-2xl">
                  Plan for today
                  {view.planned && (
                    <span className="text-base font-normal text-muted">{summaryOf(view.planned.days, 0)}</span>
                  )}
                </h2>
                {view.day && view.day.items.length > 0 && <PlanItems items={view.day.items} problems={problems} />}
                {plan ? (
                  <p className="mt-3">
                    <Link to={href('plan')} className="underline underline-offset-4">
                      {view.planned?.state === 'over'
                        ? 'The day of the interview has come: change the plan'
                        : 'The whole plan'}
                    </Link>
                  </p>
                ) : (
                  <EmptyState title="You have no plan yet.">
                    Say when your interview is and how much time you have: each day gets a list that fits.
                    <p className="mt-4">
                      <ButtonLink to={href('plan')}>Create a plan</ButtonLink>
                    </p>
                  </EmptyState>
                )}
              </section>
              <TopicsPlot standings={view.standings} advice={view.advice} />
            </>
          )}
        </>
      )}
    </div>
  );
}
