import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { AddToList } from '#client/features/lists/add-to-list.tsx';
import { OwnSubmissions } from '#client/features/practice/drafts-and-submissions/own-submissions.tsx';
import { OwnNote } from '#client/features/notes/own-note.tsx';
import { Panes } from '#client/features/practice/panes.tsx';
import { problemJsonLd } from '#client/features/practice/problem-json-ld.ts';
import { Statement } from '#client/features/practice/statement.tsx';
import { Workbench } from '#client/features/practice/workbench.tsx';
import type { ReviewPanelProps } from '#client/features/reviews/review-panel.tsx';
import { useAttempt } from '#client/features/reviews/use-attempt.ts';
import { useSittingOf } from '#client/features/sitting/use-sitting-of.ts';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { isNotFound, trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import type { Verdict } from '#judge/problem/verdict.ts';
import { href } from '#shared/paths.ts';
import { problemNote } from '#shared/rules/notes/note-ids.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';

/** Loaded only when needed: for an unknown problem, before the contest, or during a sitting. */
const NotFoundView = lazyPart(async () => (await import('#client/components/not-found-view.tsx')).NotFoundView);
const UnopenedProblem = lazyPart(
  async () => (await import('#client/features/practice/unopened-problem.tsx')).UnopenedProblem,
);
const ReviewPanel = lazy<ComponentType<ReviewPanelProps>>(() =>
  import('#client/features/reviews/review-panel.tsx').then(
    (module) => ({ default: module.ReviewPanel }),
    // Without a connection, the page works without it.
    () => ({ default: () => null }),
  ),
);
const SittingBar = lazyPart(async () => (await import('#client/features/sitting/sitting-bar.tsx')).SittingBar);

export const needs: Needs = async (ask, { segments: { slug = '' } }) => {
  await ask.practice.page.fetch({ slug });
};

/** The parent page: SQL exercises have their own list. */
const listOf = ({ kind }: { kind: string }) => (kind === 'sql' ? 'sql' : 'sheet');

export default function ProblemPage() {
  const { slug = '' } = useParams();
  const page = trpc.practice.page.useQuery({ slug });
  const problem = page.data;
  const sat = useSittingOf(slug);
  const [pane, setPane] = useState<'problem' | 'code'>('problem');
  const [parameters] = useSearchParams();
  const { attempt, help, submitted } = useAttempt(slug);
  usePageMeta(
    problem?.name || undefined,
    problem?.summary || undefined,
    import.meta.env.SSR && problem?.opensAt === null
      ? {
          type: 'article',
          path: href('problem', { slug: problem.slug }),
          parent: listOf(problem),
          jsonLd: (address) => [problemJsonLd(problem, address)],
        }
      : undefined,
  );

  if (isNotFound(page.error)) {
    return (
      <Suspense>
        <NotFoundView title="There is no such problem" back={{ to: href('sheet'), label: 'The sheet' }}>
          It may have been renamed, or the address is mistyped.
        </NotFoundView>
      </Suspense>
    );
  }
  if (!problem) {
    return (
      <div className="wrap py-8">
        {page.isError ? (
          <ErrorState title="The problem could not be loaded." onRetry={() => void page.refetch()} />
        ) : (
          <>
            <Skeletons count={1} className="mb-6 h-16" label="Loading the problem" />
            <Skeletons count={3} className="mb-4 h-24" />
          </>
        )}
      </div>
    );
  }
  if (problem.opensAt !== null) {
    return (
      <Suspense>
        <UnopenedProblem problem={problem} opensAt={problem.opensAt} refetch={page.refetch} />
      </Suspense>
    );
  }
  const handleSubmitted = (verdict: Verdict) => submitted(problem.name, verdict === 'Accepted');
  return (
    <div
      style={{ '--bar': sat ? '3rem' : '0rem' } as Record<string, string>} // a CSS property
      className="mx-auto w-full max-w-[110rem] px-4 py-6 sm:px-6"
    >
      {sat && (
        <Suspense fallback={<div className="-mt-6 mb-4 h-12" />}>
          <SittingBar {...sat} slug={slug} />
        </Suspense>
      )}
      <Breadcrumbs header={problem.name} parent={listOf(problem)} />
      <Panes
        shown={pane}
        onShow={setPane}
        problem={
          <>
            <Statement problem={problem} isSat={sat?.isRunning === true} onHelp={help}>
              <OwnNote key={slug} id={problemNote(problem.problem)} title={problem.name} slug={problem.slug} />
              <AddToList id={problemCard(problem.slug)} title={problem.name} />
            </Statement>
            <OwnSubmissions problem={problem} since={sat?.isRunning === true ? sat.sitting.startedAt : ''} />
          </>
        }
        code={
          <Workbench
            problem={problem}
            isReview={parameters.has('review')}
            onHelp={sat?.isRunning ? null : help}
            onSubmitted={handleSubmitted}
            onResult={() => setPane('code')}
          >
            {attempt && !sat?.isRunning && (
              <Suspense>
                <ReviewPanel slug={slug} attempt={attempt} />
              </Suspense>
            )}
          </Workbench>
        }
      />
    </div>
  );
}
