import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { DifficultyBadge } from '#client/components/difficulty-badge.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { IDEAS, type ProjectIdea } from '#shared/project-ideas.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';

export default function ProjectsPage() {
  usePageMeta(
    'Project ideas',
    `${IDEAS.length} programming projects to build and show, from a weekend to a month, each with what you learn and a first milestone.`,
  );
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Project ideas">
        {IDEAS.length} things to build and show, from a weekend to a month. Start with the first milestone: it works on
        its own.
      </PageHeading>
      <ul className="grid gap-4 md:grid-cols-2">
        {IDEAS.map((idea) => (
          <li key={idea.name}>
            <Idea idea={idea} />
          </li>
        ))}
      </ul>
    </div>
  );
}

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

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);
