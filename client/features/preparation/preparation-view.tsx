import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { pages } from '#shared/pages.ts';
import { href } from '#shared/paths.ts';
import { PREPARATION_COMPANIES, type PreparationCompany, preparationHref } from '#shared/preparation-companies.ts';
import { CompanyProblems } from './company-problems.tsx';
import { usePreparation } from './preparation.ts';
import { PreparationSections } from './preparation-sections.tsx';
import { SUMMARIES } from './summaries.ts';

type PreparationViewProps = { company: PreparationCompany; heading: string };

export function PreparationView({ company, heading }: PreparationViewProps) {
  const preparation = usePreparation(company);
  usePageMeta(`Prepare for ${company}`, SUMMARIES[company], {
    path: preparationHref(company),
    parent: { name: pages.companiesPreparation.title, path: href('companiesPreparation') },
  });
  return (
    <div className="wrap grid gap-12 py-8 sm:py-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <Breadcrumbs />
        <PageHeading title={heading}>{SUMMARIES[company]}</PageHeading>
        {preparation.data ? (
          <PreparationSections preparation={preparation.data} />
        ) : preparation.isError ? (
          <ErrorState title="This page could not be loaded." onRetry={() => void preparation.refetch()} />
        ) : (
          <Skeletons count={4} className="mb-8 h-72" label="Loading the preparation" />
        )}
        <CompanyProblems company={company} />
      </div>
      <OtherCompanies company={company} />
    </div>
  );
}

const OtherCompanies = ({ company: shown }: { company: PreparationCompany }) => (
  <nav aria-labelledby="companies" className="lg:pt-12">
    <h2 id="companies" className="mb-3 text-lg">
      Companies
    </h2>
    <ul className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
      {PREPARATION_COMPANIES.map((company) => (
        <li key={company}>
          <Link
            to={preparationHref(company)}
            aria-current={company === shown ? 'page' : undefined}
            className="flex min-h-10 items-center text-muted hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-accent-ink"
          >
            {company}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
