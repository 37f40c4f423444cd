import { ButtonLink } from '#client/components/button.tsx';
import { DifficultyBadge } from '#client/components/difficulty-badge.tsx';
import { ExternalLink } from '#client/components/icons/icons.ts';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { trpc } from '#client/lib/api/trpc.ts';
import { untilText } from '#shared/company-reports.ts';
import { href } from '#shared/paths.ts';
import { sheetParameters } from '#shared/rules/sheets/sheet-address.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { Section } from './preparation-sections.tsx';

const SHOWN = 8;

/** The input of the query for a company's problems. */
export const firstProblemsInput = (company: string) => ({ company, page: 1, first: SHOWN, order: 'reports' as const });

/** The most reported problems of a company; all of them are on the company-wise sheet. */
export function CompanyProblems({ company }: { company: string }) {
  const problems = trpc.sheets.problemsOfCompany.useQuery(firstProblemsInput(company));
  const until = untilText(problems.data?.collections ?? [null]);
  return (
    <Section
      title="Problems to practise"
      intro={`The number is how often candidates reported the problem, up to ${until}; those without one are our choice. A start, not a forecast.`}
    >
      {problems.data?.items.length === 0 ? (
        <EmptyState title={`No problems of ${company} yet.`}>Start with the topics above.</EmptyState>
      ) : problems.data ? (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {problems.data.items.map(({ id, name, level, link, reports }) => (
            <li key={id} className="flex min-h-14 items-center justify-between gap-4 px-5 py-2">
              <ProblemName name={name} link={link} />
              <span className="flex min-w-0 items-center gap-3">
                {reports !== undefined && (
                  <span className="text-sm text-muted tabular-nums">{withCount(reports, 'report')}</span>
                )}
                <DifficultyBadge level={level} />
              </span>
            </li>
          ))}
        </ul>
      ) : problems.isError ? (
        <ErrorState title="The problems could not be loaded." onRetry={() => void problems.refetch()} />
      ) : (
        <Skeletons count={SHOWN} className="mb-px h-14" label="Loading the problems" />
      )}
      <p className="mt-5">
        <ButtonLink look="primary" to={`${href('companySheet')}?${sheetParameters({ company }).toString()}`}>
          {company} problems
        </ButtonLink>
      </p>
    </Section>
  );
}

function ProblemName({ name, link }: { name: string; link: string }) {
  if (link === '') return <span className="min-w-0 wrap-anywhere">{name}</span>;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Solve ${name}`}
      className="inline-flex min-h-10 min-w-0 items-center gap-2 wrap-anywhere hover:text-accent-ink hover:underline"
    >
      {name}
      <ExternalLink size={15} aria-hidden className="shrink-0 text-muted" />
    </a>
  );
}
