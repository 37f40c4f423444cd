import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { ButtonLink } from '#client/components/button.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { SUMMARIES } from '#client/features/preparation/summaries.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { PREPARATION_COMPANIES, type PreparationCompany, preparationHref } from '#shared/preparation-companies.ts';

export default function CompaniesPreparationPage() {
  usePageMeta(
    'Companies Preparation',
    `How the interview rounds of ${PREPARATION_COMPANIES.length} companies usually go, what to prepare for each in two weeks, and the problems that learners report.`,
  );
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Companies Preparation">
        How the rounds of a company usually go, what to prepare in two weeks, and the problems that learners report.
        Rounds change: check the invitation you got.
      </PageHeading>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {PREPARATION_COMPANIES.map((company) => (
          <li key={company}>
            <Card company={company} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Card({ company }: { company: PreparationCompany }) {
  return (
    <div className="flex h-full flex-col rounded-md border border-line bg-surface p-6">
      <h2 className="text-lg">{company}</h2>
      <p className="mt-2 mb-5 text-muted">{SUMMARIES[company]}</p>
      <ButtonLink to={preparationHref(company)} className="mt-auto self-start">
        Prepare for {company}
      </ButtonLink>
    </div>
  );
}
