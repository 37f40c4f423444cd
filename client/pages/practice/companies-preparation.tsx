import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { ButtonLink } from '#client/components/button.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { guideHref } from '#shared/paths.ts';

export const needs: Needs = async (ask) => {
  await ask.content.preparationGuide.cards.fetch();
};

export default function CompaniesPreparationPage() {
  const guides = trpc.content.preparationGuide.cards.useQuery();
  const count = guides.data ? `${guides.data.length} companies` : 'a company';
  usePageMeta(
    'Companies Preparation',
    `How the interview rounds of ${count} usually go, what to prepare for each in two weeks, and the problems that learners report.`,
  );
  return (
    <div className="wrap py-8 wrap-anywhere sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Companies Preparation">
        How the rounds of a company usually go, what to prepare in two weeks, and the problems that learners report.
        Rounds change: check the invitation you got.
      </PageHeading>
      {guides.data?.length === 0 ? (
        <EmptyState title="No guides yet." />
      ) : guides.data ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {guides.data.map((guide) => (
            <li key={guide.key}>
              <Card guide={guide} />
            </li>
          ))}
        </ul>
      ) : guides.isError ? (
        <ErrorState title="The companies could not be loaded." onRetry={() => void guides.refetch()} />
      ) : (
        <Skeletons count={6} className="mb-4 h-52" label="Loading the companies" />
      )}
    </div>
  );
}

function Card({ guide }: { guide: Answers['content']['preparationGuide']['cards'][number] }) {
  return (
    <div className="flex h-full flex-col rounded-md border border-line bg-surface p-6">
      <h2 className="text-lg">{guide.company}</h2>
      <p className="mt-2 mb-5 text-muted">{guide.summary}</p>
      <ButtonLink to={guideHref(guide.slug)} className="mt-auto self-start">
        Prepare for {guide.company}
      </ButtonLink>
    </div>
  );
}
