import { useState } from 'react';
import { CompaniesDialog } from './companies-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { type Problem, ProblemRow } from './problem-row.tsx';

const COLUMNS = ['STATUS', 'PROBLEM', 'DIFFICULTY', 'ARTICLE', 'COMPANIES', 'PRACTICE', 'RIVISION', 'NOTE'];
const LEFT = new Set(['PROBLEM', 'DIFFICULTY']);

type Open = { dialog: 'companies' | 'note'; problem: Problem } | null;

type ProblemTableProps = {
  problems: readonly Problem[];
  label: string;
  /** ARTICLE says 'Soon' instead of linking. */
  articlesSoon?: boolean;
};

/** The problem table of every sheet, with its popup and its notes. */
export function ProblemTable({ problems, label, articlesSoon }: ProblemTableProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <table className="block w-full border-collapse bg-surface md:table" aria-label={label}>
        <thead className="hidden border-b border-line bg-sunken text-xs tracking-wide text-muted md:table-header-group">
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-2 py-3 font-semibold first:pl-3 last:pr-3 ${LEFT.has(column) ? 'text-left' : 'text-center'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {problems.map((problem) => (
            <ProblemRow
              key={problem.key}
              problem={problem}
              articleSoon={articlesSoon}
              onShowCompanies={() => setOpen({ dialog: 'companies', problem })}
              onOpenNote={() => setOpen({ dialog: 'note', problem })}
            />
          ))}
        </tbody>
      </table>
      {open?.dialog === 'companies' && (
        <CompaniesDialog name={open.problem.name} companies={open.problem.companies} onClose={close} />
      )}
      {open?.dialog === 'note' && <NoteDialog name={open.problem.name} onClose={close} />}
    </div>
  );
}
