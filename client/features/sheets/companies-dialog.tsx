import { Dialog } from '#client/components/dialog.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { splitList } from '#shared/rules/list-text.ts';
import type { Problem } from './problem.ts';

type CompaniesDialogProps = {
  problem: Problem;
  /** The row does not name them. */
  isAsked: boolean;
  onClose(): void;
};

export function CompaniesDialog({ problem, isAsked, onClose }: CompaniesDialogProps) {
  const asked = trpc.sheets.companiesOf.useQuery({ id: problem.id }, { enabled: isAsked });
  const companies = isAsked ? asked.data : problem.companies;
  return (
    <Dialog title="Companies" onClose={onClose}>
      <p className="mb-4 text-muted">
        Reported to ask <b className="font-medium text-ink">{problem.name}</b>:
      </p>
      {companies !== undefined ? (
        <ul className="flex flex-wrap gap-2">
          {splitList(companies).map((company) => (
            <li key={company} className="rounded-full border border-line bg-sunken px-3 py-1 text-sm">
              {company}
            </li>
          ))}
        </ul>
      ) : asked.isError ? (
        <ErrorState title="The companies could not be loaded." onRetry={() => void asked.refetch()} />
      ) : (
        <Skeletons count={1} className="h-8" label="Loading the companies" />
      )}
    </Dialog>
  );
}
