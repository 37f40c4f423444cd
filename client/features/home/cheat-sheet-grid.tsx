import { Link } from 'react-router-dom';
import { classNames } from '#client/lib/class-names.ts';
import type { PageName } from '#shared/pages.ts';
import { href } from '#shared/paths.ts';

type CheatSheet = { page: PageName; name: string; sign: string };

/** The page that cheat sheets which are still to be written link to. */
const SOON = 'availableSoon';

const CHEAT_SHEETS: CheatSheet[] = [
  { page: 'python', name: 'Python', sign: 'def' },
  { page: 'c', name: 'C', sign: '*p' },
  { page: 'cpp', name: 'C++', sign: '::' },
  { page: 'cppStlCheatSheet', name: 'C++ STL', sign: '<>' },
  { page: 'jsCheatSheet', name: 'JavaScript', sign: '=>' },
  { page: 'java', name: 'Java', sign: '@' },
  { page: SOON, name: 'ML', sign: 'Σ' },
  { page: SOON, name: 'HTML', sign: '</>' },
];

export function CheatSheetGrid() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {CHEAT_SHEETS.map(({ page, name, sign }) => (
        <li key={name}>
          <Link
            to={href(page)}
            className="flex h-full flex-col items-start gap-4 rounded-md border border-line bg-surface p-5 transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
          >
            <span
              aria-hidden
              className={classNames(
                'font-mono text-2xl leading-none font-semibold',
                page === SOON ? 'text-muted' : 'text-accent-ink',
              )}
            >
              {sign}
            </span>
            <span>
              <span className="font-medium">{name}</span>
              {page === SOON && <span className="block text-sm text-muted">Available soon</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
