import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { DifficultyBadge } from '#client/components/difficulty-badge.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { MAX_PAGE_SIZE } from '#shared/rules/pagination.ts';

const ALL = { pageSize: MAX_PAGE_SIZE };

export const needs: Needs = async (ask) => {
  await ask.content.projectIdea.list.fetch(ALL);
};

export default function ProjectsPage() {
  const ideas = trpc.content.projectIdea.list.useQuery(ALL);
  const count = ideas.data?.items.length ? `${ideas.data.items.length} ` : '';
  usePageMeta(
    'Project ideas',
    `${count}${count ? 'programming' : 'Programming'} projects to build and show, from a weekend to a month, each with what you learn and a first milestone.`,
  );
  return (
    <div className="wrap py-8 wrap-anywhere sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Project ideas">
        {count}
        {count ? 'things' : 'Things'} to build and show, from a weekend to a month. Start with the first milestone: it
        works on its own.
      </PageHeading>
      {ideas.data?.items.length === 0 ? (
        <EmptyState title="No ideas yet." />
      ) : ideas.data ? (
        <ul className="grid gap-4 md:grid-cols-2">
          {ideas.data.items.map((idea) => (
            <li key={idea.key}>
              <Idea idea={idea} />
            </li>
          ))}
        </ul>
      ) : ideas.isError ? (
        <ErrorState title="The ideas could not be loaded." onRetry={() => void ideas.refetch()} />
      ) : (
        <Skeletons count={6} className="mb-4 h-52" label="Loading the ideas" />
      )}
    </div>
  );
}

type ProjectIdea = Answers['content']['projectIdea']['get'];

function Idea({ idea: { name, level, text, learns, milestone } }: { idea: ProjectIdea }) {
  return (
    <article className="flex h-full flex-col rounded-md border border-line bg-surface p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg">{name}</h2>
        <DifficultyBadge level={level} />
      </div>
      <p className="mt-2 text-muted">{text}</p>
      <dl className="mt-4 space-y-3">
        <Fact name="You learn">{learns}</Fact>
        <Fact name="First milestone">{milestone}</Fact>
      </dl>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  if (children === '') return null;
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
