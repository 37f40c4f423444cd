import { skipToken } from '@tanstack/react-query';
import { Dialog } from '#client/components/dialog.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { trpc } from '#client/lib/api/trpc.ts';
import type { Collection } from '#shared/company-reports.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import { CompanySource } from './company-source.tsx';
import type { Problem } from '#client/features/sheets/problem.ts';

export type CompaniesDialogProps = { problem: Problem; onClose(): void };

/**
 * The companies that asked a problem according to reports, with the number of reports, and those for which it is
 * practised. For a problem that is not on the company-wise sheet, only the names in its row.
 */
export function CompaniesDialog({ problem, onClose }: CompaniesDialogProps) {
  const { name } = problem;
  const [companyId] = problem.companyIds;
  const companies = trpc.sheets.companiesOf.useQuery(companyId === undefined ? skipToken : { companyId });
  if (companyId === undefined) {
    const recorded = splitList(problem.companies).map((company) => ({ name: company, reports: null }));
    return (
      <Dialog title="Companies" onClose={onClose}>
        <Companies name={name} recorded={recorded} practisedFor={[]} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Companies" onClose={onClose}>
      {companies.data ? (
        <Companies name={name} {...companies.data} />
      ) : companies.isError ? (
        <ErrorState title="The companies could not be loaded." onRetry={() => void companies.refetch()} />
      ) : (
        <Skeletons count={1} className="h-8" label="Loading the companies" />
      )}
    </Dialog>
  );
}

type CompaniesProps = {
  name: string;
  recorded: readonly { name: string; reports: number | null }[];
  practisedFor: readonly string[];
  collection?: Collection | undefined;
};

const CHIP = 'inline-flex items-baseline gap-1.5 rounded-full border border-line bg-sunken px-3 py-1 text-sm';

function Companies({ name, recorded, practisedFor, collection }: CompaniesProps) {
  const problem = <b className="font-medium text-ink">{name}</b>;
  return (
    <>
      {recorded.length === 0 ? (
        <p className="text-muted">No company is reported to have asked {problem}.</p>
      ) : (
        <>
          <p className="mb-4 text-muted">Reported to ask {problem}, and how often:</p>
          <ul className="flex flex-wrap gap-2">
            {recorded.map((company) => (
              <li key={company.name} className={CHIP}>
                {company.name}
                {company.reports !== null && <span className="text-muted tabular-nums">{company.reports}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {practisedFor.length > 0 && (
        <p className="mt-4 text-muted">Commonly practised for {practisedFor.join(', ')}: our choice, not on record.</p>
      )}
      <CompanySource collection={collection} className="mt-4" />
    </>
  );
}
