import { Suspense, useRef } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading, SectionHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { InterviewForm } from '#client/features/sitting/interview-form.tsx';
import { useSittingsOf } from '#client/features/sitting/use-sittings.ts';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useHasPassed } from '#client/lib/hooks/use-has-passed.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { endOf } from '#shared/rules/sittings/sitting.ts';
import { SCORE_RULE } from '#shared/rules/sittings/sitting-score.ts';

/** Loaded only for learners who are taking an interview, or have taken one. */
const PastSittings = lazyPart(async () => (await import('#client/features/sitting/past-sittings.tsx')).PastSittings);
const ReflectionForm = lazyPart(
  async () => (await import('#client/features/sitting/reflection-form.tsx')).ReflectionForm,
);
const RunningSitting = lazyPart(
  async () => (await import('#client/features/sitting/running-sitting.tsx')).RunningSitting,
);

/** How long after the end of the last interview the past ones are shown first, as learners return to them. */
const FRESH_MS = 3_600_000;

export const needs: Needs = async (ask) => {
  await ask.practice.interviewChoices.fetch();
};

export default function InterviewPage() {
  const choices = trpc.practice.interviewChoices.useQuery();
  const { running, ended } = useSittingsOf(({ kind }) => kind === 'interview');
  const [last] = ended;
  const isStale = useHasPassed(last ? endOf(last) + FRESH_MS : 0);
  const [section, results] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  usePageMeta(
    'Mock interview',
    'A mock interview of 45 minutes: two problems that you have not seen, by company, topic and level, and then what you think of it.',
  );
  const begin = (
    <section key="begin" ref={section} tabIndex={-1} aria-label="Interview" className="mb-12 outline-none">
      {running ? (
        <Suspense>
          <h2 className="mb-3 text-2xl">{running.title}</h2>
          <RunningSitting sitting={running} onEnd={() => results.current?.focus()} />
        </Suspense>
      ) : choices.data ? (
        <InterviewForm choices={choices.data} onStart={() => section.current?.focus()} />
      ) : choices.isError ? (
        <ErrorState title="Companies and topics could not be loaded." onRetry={() => void choices.refetch()} />
      ) : (
        <Skeletons count={1} className="h-48" label="Loading companies and topics" />
      )}
      <p className="readable mt-3 text-sm text-muted">{SCORE_RULE}</p>
    </section>
  );
  const past = ended.length > 0 && (
    <section key="past" ref={results} tabIndex={-1} aria-labelledby="past-interviews" className="mb-12 outline-none">
      <SectionHeading id="past-interviews" title="Your interviews" />
      <Suspense>
        <PastSittings sittings={ended} isNamed>
          {(sitting) => <ReflectionForm sitting={sitting} />}
        </PastSittings>
      </Suspense>
    </section>
  );
  return (
    <div className="wrap max-w-4xl py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Mock interview">
        Two problems that you have not seen, 45 minutes, no hints and no solutions. Think aloud, as you would have to.
        Afterwards three questions help you to see what to work on.
      </PageHeading>
      {running || isStale ? [begin, past] : [past, begin]}
    </div>
  );
}
