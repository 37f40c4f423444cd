import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsInBrowser } from '#client/lib/api/request-context.ts';
import { type Company, companyAddress } from './company.ts';

// One class for all two hundred links, to make the page smaller.
const LOOK =
  'relative flex gap-2 overflow-x-auto overscroll-x-contain rounded-md border border-line bg-sunken/60 p-2 [&>li]:shrink-0 [&_a]:inline-flex [&_a]:min-h-10 [&_a]:items-center [&_a]:rounded-md [&_a]:border [&_a]:border-line [&_a]:bg-surface [&_a]:px-3.5 [&_a]:text-sm [&_a]:font-medium [&_a]:whitespace-nowrap [&_a]:text-muted [&_a]:hover:text-ink [&_a[aria-current]]:border-accent-ink [&_a[aria-current]]:bg-accent-wash [&_a[aria-current]]:text-accent-ink';

type CompanyRowProps = { companies: readonly Company[]; selected: string };

/**
 * All companies in a row that scrolls sideways to the selected one. The row is one stop of the tab key, in
 * which the arrow keys, Home and End move.
 */
export function CompanyRow({ companies, selected }: CompanyRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const isInBrowser = useIsInBrowser();
  const [focused, setFocused] = useState<string | null>(null);
  const stop = companies.some(({ name }) => name === (focused ?? selected))
    ? (focused ?? selected)
    : companies[0]?.name;
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !current) return;
    // Not scrollIntoView, which would scroll the page as well.
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [selected]);
  const handleKey = (event: KeyboardEvent) => {
    const links = [...(row.current?.querySelectorAll('a') ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    const next = {
      ArrowRight: links[index + 1],
      ArrowLeft: links[index - 1],
      Home: links[0],
      End: links.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <nav aria-label="Companies" className="mb-4">
      <ul ref={row} onKeyDown={handleKey} className={LOOK}>
        {companies.map(({ name }) => (
          <li key={name}>
            <Link
              to={companyAddress(name)}
              preventScrollReset
              // Without scripts, each link is a stop of the tab key.
              tabIndex={isInBrowser && name !== stop ? -1 : undefined}
              onFocus={() => setFocused(name)}
              aria-current={name === selected ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
