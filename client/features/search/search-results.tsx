import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { classNames } from '#client/lib/class-names.ts';
import { refusalOf } from '#client/lib/api/failure.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { href } from '#shared/paths.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { kindOf, kinds } from './kinds.ts';
import { ResultList } from './result-list.tsx';

/** The results for a text, with a filter by kind; text and kind are in the address. */
export function SearchResults({ q }: { q: string }) {
  const [parameters] = useSearchParams();
  const found = trpc.search.results.useQuery({ q }, { enabled: q.trim() !== '' });
  useEffect(() => {
    if (found.error) console.warn('Error fetching search results:', found.error);
  }, [found.error]);

  if (q.trim() === '')
    return <EmptyState title="What are you looking for?">Type a topic, a problem or a question above.</EmptyState>;
  if (!found.data) {
    return found.isError ? (
      <ErrorState title="The search failed." reason={refusalOf(found.error)} onRetry={() => void found.refetch()} />
    ) : (
      <Skeletons count={5} className="mb-4 h-32" label="Searching" />
    );
  }

  const results = found.data;
  if (results.length === 0) {
    return (
      <EmptyState title={`Nothing was found for “${q}”.`}>
        Try fewer or other words, or look through the{' '}
        <Link to={href('sheet')} className="underline">
          SDE sheet
        </Link>
        , the{' '}
        <Link to={href('languages')} className="underline">
          notes
        </Link>{' '}
        and the{' '}
        <Link to={href('blogs')} className="underline">
          blogs
        </Link>
        .
      </EmptyState>
    );
  }
  const chosen = kinds.find(({ kind }) => kind === parameters.get('kind'))?.kind;
  const shown = results.filter(({ resource }) => !chosen || kindOf(resource) === chosen);
  const listedKinds = kinds
    .map((entry) => ({ ...entry, count: results.filter(({ resource }) => kindOf(resource) === entry.kind).length }))
    .filter(({ count, kind }) => count > 0 || kind === chosen);
  const addressOf = (kind?: string) => ({ search: new URLSearchParams(kind ? { q, kind } : { q }).toString() });

  return (
    <>
      <nav aria-label="Kinds" className="mb-6 flex flex-wrap gap-2">
        <KindLink to={addressOf()} label="All" count={results.length} isCurrent={!chosen} />
        {listedKinds.map(({ kind, label, count }) => (
          <KindLink key={kind} to={addressOf(kind)} label={label} count={count} isCurrent={chosen === kind} />
        ))}
      </nav>
      <p role="status" className="mb-4 text-sm text-muted">
        {withCount(shown.length, 'result')} for “{q}”
      </p>
      <ResultList results={shown} />
    </>
  );
}

type KindLinkProps = { to: { search: string }; label: string; count: number; isCurrent: boolean };

const KindLink = ({ to, label, count, isCurrent }: KindLinkProps) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames(
      'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm font-medium transition-colors duration-150',
      isCurrent
        ? 'border-accent-ink bg-accent-wash text-accent-ink'
        : 'border-line-strong text-muted hover:bg-sunken hover:text-ink',
    )}
  >
    {label} <span className="tabular-nums">{count}</span>
  </Link>
);
