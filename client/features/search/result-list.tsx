import { Link } from 'react-router-dom';
import type { Answers } from '#client/lib/api/trpc.ts';
import { markWords } from '#shared/rules/text/search-marks.ts';
import { labelOf } from './kinds.ts';

export function ResultList({ results }: { results: Answers['search']['results'] }) {
  return (
    <ol className="space-y-4">
      {results.map(({ key, resource, header, text, address, words = [] }) => (
        <li key={key} className="rounded-md border border-line bg-surface p-5">
          <p className="text-sm text-muted">{labelOf(resource)}</p>
          <h2 className="mt-1 text-lg wrap-anywhere">
            <Link to={address} className="hover:text-accent-ink hover:underline">
              <Marked text={header} words={words} />
            </Link>
          </h2>
          {text !== '' && (
            <p className="readable mt-2 text-[0.95rem] text-muted wrap-anywhere">
              <Marked text={text} words={words} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map(({ text: piece, isMarked }, index) =>
    isMarked ? (
      <mark key={index} className="rounded-[3px] bg-medium-wash px-0.5 font-medium text-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
