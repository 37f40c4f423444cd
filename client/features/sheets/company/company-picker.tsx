import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChevronDown } from '#client/components/icons/icons.ts';
import { Building } from '#client/components/icons/icons-learning.ts';
import { type Company, companyAddress } from './company.ts';
import { CompanyDialog } from './company-dialog.tsx';
import { CompanyRow } from './company-row.tsx';
import { keepVisitedCompany, useVisitedCompanies } from './visited-companies.ts';

const MAX_OFFERED = 3;

type CompanyPickerProps = { companies: readonly Company[]; selected: string };

/** All companies in a row, and a dialog to search for one, with the last visited ones on top. */
export function CompanyPicker({ companies, selected }: CompanyPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const visited = useVisitedCompanies();
  const isKnown = companies.some(({ name }) => name === selected);
  useEffect(() => {
    if (isKnown) keepVisitedCompany(selected);
  }, [isKnown, selected]);
  const others = visited.filter((name) => name !== selected);
  const known = others.flatMap((name) => companies.find((company) => company.name === name) ?? []);
  return (
    <>
      {companies.length > 0 && <CompanyRow companies={companies} selected={selected} />}
      <div className="mb-8 flex flex-wrap items-center gap-3">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="inline-flex min-h-12 w-full items-center gap-3 rounded-md border border-line-strong bg-surface px-4 text-left transition-colors hover:bg-sunken sm:w-auto sm:min-w-72"
        >
          <Building size={20} aria-hidden className="shrink-0 text-muted" />
          <span className="min-w-0 flex-1">
            <span className="block text-xs text-muted">Choose a company</span>
            <span className="block font-medium wrap-anywhere">{selected}</span>
          </span>
          <ChevronDown size={18} aria-hidden className="shrink-0 text-muted" />
        </button>
        {known.length > 0 && (
          <nav aria-label="Visited last" className="flex flex-wrap gap-2">
            {known.slice(0, MAX_OFFERED).map(({ name }) => (
              <Link
                key={name}
                to={companyAddress(name)}
                preventScrollReset
                className="inline-flex min-h-10 items-center rounded-full border border-line-strong px-4 text-sm font-medium text-muted transition-colors hover:bg-sunken hover:text-ink"
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
        {isOpen && (
          <CompanyDialog companies={companies} visited={known} selected={selected} onClose={() => setIsOpen(false)} />
        )}
      </div>
    </>
  );
}
