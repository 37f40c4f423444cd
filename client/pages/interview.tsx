import { useRef } from 'react';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading, SectionHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { InterviewForm } from '#client/features/sitting/interview-form.tsx';
import { PastSittings } from '#client/features/sitting/past-sittings.tsx';
import { ReflectionForm } from '#client/features/sitting/reflection-form.tsx';
import { RunningSitting } from '#client/features/sitting/running-sitting.tsx';
import { useSittingsOf } from '#client/features/sitting/use-sittings.ts';
import type { Needs } from '#client/lib/page-needs.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { SCORE_RULE } from '#shared/rules/sitting-score.ts';

export const needs: Needs = async (ask) => {
  await ask.practice.interviewChoices.fetch();
};

export default function InterviewPage() {
  const choices = trpc.practice.interviewChoices.useQuery();
  const { running, ended } = useSittingsOf(({ kind }) => kind === 'interview');
  const section = useRef<HTMLElement>(null);
  // What was pressed goes away.
  const focus = () => section.current?.focus();
  usePageMeta(
    'Mock interview',
    'A mock interview of 45 minutes: two problems that you have not seen, by company, topic and level, and then what you think of it.',
  );
  return (
    <div className="wrap max-w-4xl py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Mock interview">
        Two problems that you have not seen, 45 minutes, no hints and no solutions. Think aloud, as you would have to.
        Afterwards three questions help you to see what to work on.
      </PageHeading>
      <section ref={section} tabIndex={-1} aria-label="Interview" className="outline-none">
        {running ? (
          <>
            <h2 className="mb-3 text-2xl">{running.title}</h2>
            <RunningSitting sitting={running} onEnd={focus} />
          </>
        ) : choices.data ? (
          <InterviewForm choices={choices.data} onStart={focus} />
        ) : choices.isError ? (
          <ErrorState title="Companies and topics could not be loaded." onRetry={() => void choices.refetch()} />
        ) : (
          <Skeletons count={1} className="h-48" label="Loading companies and topics" />
        )}
        <p className="readable mt-3 text-sm text-muted">{SCORE_RULE}</p>
      </section>
      {ended.length > 0 && (
        <section aria-labelledby="past-interviews" className="mt-12">
          <SectionHeading id="past-interviews" title="Your interviews" />
          <PastSittings sittings={ended} isNamed>
            {(sitting) => <ReflectionForm sitting={sitting} />}
          </PastSittings>
        </section>
      )}
    </div>
  );
}
