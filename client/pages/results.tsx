import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '#client/components/section-heading.tsx';
import { SearchBox } from '#client/features/search/search-box.tsx';
import { SearchResults } from '#client/features/search/search-results.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';

export default function ResultsPage() {
  const [parameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  usePageMeta(q === '' ? 'Search' : `Search: ${q}`);
  return (
    <div className="wrap max-w-4xl py-8 sm:py-10">
      <PageHeading title="Search results" />
      {/* On narrow screens, the bar only has a button for it. */}
      <SearchBox className="mb-8 lg:hidden" />
      <SearchResults q={q} />
    </div>
  );
}
