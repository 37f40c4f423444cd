import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { NotFoundView } from '#client/components/not-found-view.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import type { Ask } from '#client/lib/api/page-needs.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { guideHref, href } from '#shared/paths.ts';
import { CompanyProblems, firstProblemsInput } from './company-problems.tsx';
import { PreparationSections } from './preparation-sections.tsx';

type Guide = Answers['content']['preparationGuide']['get'];

/** Fetches the data for the guide of a company. */
export async function needsOfPreparation(ask: Ask, slug: string): Promise<void> {
  const [{ items }] = await Promise.all([
    ask.content.preparationGuide.list.fetch({ filter: { slug } }),
    ask.content.preparationGuide.cards.fetch(),
  ]);
  if (items[0]) await ask.sheets.problemsOfCompany.fetch(firstProblemsInput(items[0].company));
}

type PreparationViewProps = {
  /** The slug in the address, in any letter case. */
  slug: string;
  /** The page's own heading, if it has one. */
  heading?: string;
};

/** The guide of a company, with its problems and the other companies. */
export function PreparationView({ slug, heading }: PreparationViewProps) {
  const guides = trpc.content.preparationGuide.list.useQuery({ filter: { slug } });
  const guide = guides.data?.items[0];
  if (guide) return <GuideView guide={guide} heading={heading ?? `Prepare for ${guide.company}`} />;
  if (guides.data) {
    return (
      <NotFoundView
        title="There is no such preparation page"
        back={{ to: href('companiesPreparation'), label: 'All companies' }}
      >
        The address is mistyped, or this company has no page yet.
      </NotFoundView>
    );
  }
  return (
    <div className="wrap py-8 wrap-anywhere sm:py-10">
      <Breadcrumbs />
      {guides.isError ? (
        <ErrorState title="This page could not be loaded." onRetry={() => void guides.refetch()} />
      ) : (
        <Skeletons count={4} className="mb-8 h-72" label="Loading the preparation" />
      )}
    </div>
  );
}

function GuideView({ guide, heading }: { guide: Guide; heading: string }) {
  const { company, slug, summary } = guide;
  usePageMeta(`Prepare for ${company}`, summary, {
    path: guideHref(slug),
  });
  return (
    <div className="wrap grid gap-12 py-8 wrap-anywhere sm:py-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <Breadcrumbs header={company} />
        <PageHeading title={heading}>{summary}</PageHeading>
        <PreparationSections guide={guide} />
        <CompanyProblems company={company} />
      </div>
      <OtherCompanies shown={slug} />
    </div>
  );
}

function OtherCompanies({ shown }: { shown: string }) {
  const guides = trpc.content.preparationGuide.cards.useQuery();
  return (
    <nav aria-labelledby="companies" className="lg:pt-12">
      <h2 id="companies" className="mb-3 text-lg">
        Companies
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
        {(guides.data ?? []).map(({ key, company, slug }) => (
          <li key={key}>
            <Link
              to={guideHref(slug)}
              aria-current={slug === shown ? 'page' : undefined}
              className="flex min-h-10 items-center text-muted hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-accent-ink"
            >
              {company}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
