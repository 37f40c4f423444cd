import { Link } from 'react-router-dom';
import type { PageName } from '#shared/pages.ts';
import { href } from '#shared/paths.ts';

type Sheet = { name: string; sign: string; to: string };

const sheet = (page: PageName, name: string, sign: string): Sheet => ({ name, sign, to: href(page) });

const SHEETS = [
  sheet('python', 'Python', 'def'),
  sheet('c', 'C', '*p'),
  sheet('cpp', 'C++', '::'),
  sheet('cppStlCheatSheet', 'C++ STL', '<>'),
  sheet('jsCheatSheet', 'JavaScript', '=>'),
  sheet('java', 'Java', '@'),
];

/** Subjects with questions that have no cheat sheet yet. */
const QUESTIONS_ONLY: Sheet[] = [
  sheet('machineLearning', 'ML', 'Σ'),
  { name: 'HTML', sign: '</>', to: `${href('javaScript')}?category=html-css` },
];

const TILE =
  'flex h-full flex-col items-start gap-4 rounded-md border border-line bg-surface p-5 transition-colors duration-150 hover:border-line-strong hover:bg-sunken';

const Sign = ({ sign }: { sign: string }) => (
  <span aria-hidden className="font-mono text-2xl leading-none font-semibold text-accent-ink">
    {sign}
  </span>
);

export function CheatSheetGrid() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {SHEETS.map(({ name, sign, to }) => (
        <li key={name}>
          <Link to={to} className={TILE}>
            <Sign sign={sign} />
            <span className="font-medium">{name}</span>
          </Link>
        </li>
      ))}
      {QUESTIONS_ONLY.map(({ name, sign, to }) => (
        <li key={name} className={TILE}>
          <Sign sign={sign} />
          <span>
            <Link to={to} className="font-medium hover:underline">
              {name}: questions
            </Link>
            <Link to={href('availableSoon')} className="block text-sm text-muted hover:underline">
              {name} cheat sheet: available soon
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
