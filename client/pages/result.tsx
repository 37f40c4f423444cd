import { useParams } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { ButtonLink } from '#client/components/button.tsx';
import { NotFoundView } from '#client/components/not-found-view.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { isNotFound, trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { href } from '#shared/paths.ts';

/** One complete search result, as plain text. */
export default function ResultPage() {
  const { id: key = '' } = useParams();
  const result = trpc.search.result.useQuery({ key });
  usePageMeta(result.data?.header);
  if (isNotFound(result.error)) {
    return (
      <NotFoundView title="There is no such search result." back={{ to: href('results'), label: 'Search' }}>
        It may have been removed since it was found.
      </NotFoundView>
    );
  }
  return (
    <div className="wrap max-w-4xl py-8 sm:py-10">
      <Breadcrumbs header={result.data?.header} />
      {result.data ? (
        <>
          <PageHeading title={result.data.header} />
          <p className="readable whitespace-pre-line wrap-anywhere">{result.data.text}</p>
          {!result.data.address.startsWith('/results/') && (
            <p className="mt-8">
              <ButtonLink look="primary" to={result.data.address}>
                Read it on its page
              </ButtonLink>
            </p>
          )}
        </>
      ) : result.isError ? (
        <ErrorState title="This result could not be loaded." onRetry={() => void result.refetch()} />
      ) : (
        <Skeletons count={1} className="h-80" label="Loading the result" />
      )}
    </div>
  );
}
