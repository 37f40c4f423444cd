import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { CompanyPicker } from '#client/features/sheets/company/company-picker.tsx';
import type { Company } from '#client/features/sheets/company/company.ts';
import { CompanySource } from '#client/features/sheets/company/company-source.tsx';
import { loadLists } from '#client/features/sheets/lists.ts';
import { ProblemPanel } from '#client/features/sheets/problem-panel.tsx';
import { useProblemsOfCompany } from '#client/features/sheets/use-problems.ts';
import { useSheetAddress } from '#client/features/sheets/use-sheet-address.ts';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import type { ReportsOf } from '#shared/company-reports.ts';
import { filterIn } from '#shared/rules/sheets/sheet-address.ts';
import { findCompany } from '#shared/rules/sheets/company-names.ts';

/** The company shown if there is none in the address. */
const DEFAULT_COMPANY = 'Accenture';

/** Represents every company without a list, so that they share one rendered page. */
const UNKNOWN = '?';

const COUNTED = { problems: 'count' } as const;

export const needs: Needs = async (ask, { parameters }) => {
  const companies = await ask.sheets.companies.fetch(COUNTED);
  const selected = spelled(companies, parameters.get('company') ?? DEFAULT_COMPANY) ?? UNKNOWN;
  const [list] = await Promise.all([
    loadLists(ask, parameters),
    ask.sheets.problemsOfCompany.fetch({ company: selected, page: 1 }),
  ]);
  return {
    company: selected === DEFAULT_COMPANY ? null : selected,
    list: list?.slug ?? null,
    ...filterIn(parameters),
  };
};

export default function CompanySheetPage() {
  usePageMeta(
    'Company Wise Sheet',
    'Coding problems by the company that asked them, with their difficulty, your progress and your notes.',
  );
  const { address } = useSheetAddress();
  const companies = trpc.sheets.companies.useQuery(COUNTED);
  // The problems do not depend on the list, so they are queried at the same time.
  const requested = address.company ?? DEFAULT_COMPANY;
  const selected = (companies.data && spelled(companies.data, requested)) ?? requested;
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Company Wise Sheet">
        What a company has asked, and how often candidates reported it. What you tick, star and note here follows the
        problem to every sheet.
      </PageHeading>
      {companies.data ? (
        <CompanyPicker companies={companies.data} selected={selected} />
      ) : companies.isError ? (
        <div className="mb-8">
          <ErrorState title="The companies could not be loaded." onRetry={() => void companies.refetch()} />
        </div>
      ) : (
        <Skeletons count={1} className="mb-8 h-14" label="Loading companies" />
      )}
      <CompanyPanel key={selected} company={selected} counted={companies.data?.find(({ name }) => name === selected)} />
    </div>
  );
}

function CompanyPanel({ company, counted }: { company: string; counted: Company | undefined }) {
  const problems = useProblemsOfCompany(company);
  return (
    <ProblemPanel
      title={company}
      problems={problems}
      scope={{ company }}
      note={counted && <Grounds company={counted} collections={problems.collections} />}
      tableLabel={`Problems of ${company}`}
      emptyTitle={`No problems of ${company} yet.`}
      emptyText="Choose another company, or start with the Top 50, which many of them ask."
    />
  );
}

type GroundsProps = { company: Company; collections: readonly ReportsOf[] };

/** Why these problems are listed for the company: candidates reported them, or we chose them. */
const Grounds = ({ company: { name, count, recorded }, collections }: GroundsProps) => (
  <div className="mb-5 max-w-[72ch] text-sm text-muted">
    {recorded < count && (
      <p>
        Commonly practised for {name}, chosen by us
        {recorded > 0 && `; ${recorded} of the ${count} are on record as well, with their number of reports`}.
      </p>
    )}
    {recorded > 0 &&
      collections.map((collection) => <CompanySource key={JSON.stringify(collection)} collection={collection} />)}
  </div>
);

/** The company's name as spelled in the list; null for a company that is not listed. */
const spelled = (companies: readonly Company[], requested: string): string | null =>
  findCompany(
    companies.map(({ name }) => name),
    requested,
  );
