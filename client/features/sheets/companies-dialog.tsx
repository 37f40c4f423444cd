import { Dialog } from '#client/components/dialog.tsx';
import { splitList } from '#shared/rules/list-text.ts';

type CompaniesDialogProps = { name: string; companies: string; onClose(): void };

export function CompaniesDialog({ name, companies, onClose }: CompaniesDialogProps) {
  return (
    <Dialog title="Companies" onClose={onClose}>
      <p className="mb-4 text-muted">
        Reported to ask <b className="font-medium text-ink">{name}</b>:
      </p>
      <ul className="flex flex-wrap gap-2">
        {splitList(companies).map((company) => (
          <li key={company} className="rounded-full border border-line bg-sunken px-3 py-1 text-sm">
            {company}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
