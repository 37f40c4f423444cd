import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Dialog } from '#client/components/dialog.tsx';
import { isCompanyNamed } from '#shared/rules/sheets/company-names.ts';
import { plural } from '#shared/rules/text/plural.ts';
import { type Company, companyAddress } from './company.ts';

type CompanyDialogProps = {
  companies: readonly Company[];
  /** The most recent first. */
  visited: readonly Company[];
  selected: string;
  onClose(): void;
};

/** All companies, those with the most problems first, with a search and navigation by arrow keys. */
export function CompanyDialog({ companies, visited, selected, onClose }: CompanyDialogProps) {
  const [text, setText] = useState('');
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const grids = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    // On a touch screen, the keyboard would cover the companies.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const query = text.trim();
  const byCount = companies.toSorted((one, other) => other.count - one.count);
  const found = query === '' ? byCount : byCount.filter(({ name }) => isCompanyNamed(name, query));

  const links = () => [...(grids.current?.querySelectorAll('a') ?? [])];
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = found;
    if (query === '' || !first) return;
    onClose();
    void navigate(companyAddress(first.name), { preventScrollReset: true });
  };
  const handleFieldKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    links()[0]?.focus();
  };
  const handleGridKey = (event: KeyboardEvent) => {
    const next = neighbour(links(), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <Dialog title="Choose a company" onClose={onClose} wide>
      <form role="search" onSubmit={handleSubmit}>
        <label htmlFor={fieldId} className="sr-only">
          Search companies
        </label>
        <input
          ref={field}
          id={fieldId}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Search companies"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleFieldKey}
          className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3.5 placeholder:text-muted"
        />
      </form>
      <div ref={grids} onKeyDown={handleGridKey} className="mt-5 h-[60dvh] overflow-y-auto">
        {query === '' && visited.length > 0 && (
          <Grid title="Visited last" companies={visited} selected={selected} onChosen={onClose} />
        )}
        <Grid
          title={query === '' ? 'By number of problems' : 'Found'}
          companies={found}
          selected={selected}
          onChosen={onClose}
        />
        {found.length === 0 && <p className="text-muted">No company matches “{query}”.</p>}
      </div>
      <p role="status" className="sr-only">
        {query !== '' && `${found.length} of ${companies.length} companies`}
      </p>
    </Dialog>
  );
}

type GridProps = { title: string; companies: readonly Company[]; selected: string; onChosen(): void };

function Grid({ title, companies, selected, onChosen }: GridProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mb-6">
      <h3 id={titleId} className="mb-2 text-sm font-medium text-muted">
        {title}
      </h3>
      <ul className="grid grid-cols-2 gap-2 pr-1 sm:grid-cols-4">
        {companies.map(({ name, count }) => (
          <li key={name}>
            <Link
              to={companyAddress(name)}
              preventScrollReset
              onClick={onChosen}
              aria-current={name === selected ? 'true' : undefined}
              className="flex h-full min-h-11 items-center justify-between gap-2 rounded-md border border-line px-3 py-2 text-sm wrap-anywhere transition-colors hover:bg-sunken aria-[current]:border-accent-ink aria-[current]:bg-accent-wash aria-[current]:text-accent-ink"
            >
              {name}
              <span className="shrink-0 text-muted tabular-nums">
                {count}
                <span className="sr-only"> {plural(count, 'problem')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The box to which an arrow key moves the focus. */
function neighbour(boxes: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const index = boxes.findIndex((box) => box === document.activeElement);
  const here = boxes[index]?.getBoundingClientRect();
  if (!here) return undefined;
  const inColumn = (box: HTMLElement) => Math.abs(box.getBoundingClientRect().left - here.left) < 1;
  return {
    ArrowRight: boxes[index + 1],
    ArrowLeft: boxes[index - 1],
    ArrowDown: boxes.slice(index + 1).find(inColumn),
    ArrowUp: boxes.slice(0, Math.max(index, 0)).findLast(inColumn),
    Home: boxes[0],
    End: boxes.at(-1),
  }[key];
}
