import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Refusals } from '#client/components/import-outcome.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/request-context.ts';
import { type Answers, trpc } from '#client/lib/trpc.ts';
import { href } from '#shared/paths.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { useRefreshContent } from './resource-api.ts';

type Import = Answers['imports']['recent'][number];

const LOOK_MS = 400;

const isUnderWay = ({ state }: Import) => state === 'waiting' || state === 'running';

/** The import that runs, whoever started it and when, or the result of the last one. */
export function ImportList({ name }: { name: ResourceName }) {
  const refresh = useRefreshContent();
  const imports = trpc.imports.recent.useQuery(
    { resource: name },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_MS : false) },
  );
  const newest = imports.data?.[0];
  const isKnown = imports.data !== undefined;
  const ended = newest && !isUnderWay(newest) ? newest.key : null;
  // A short one is never seen running.
  const seen = useRef<string | null>(undefined);
  useEffect(() => {
    if (!isKnown) return;
    if (ended !== null && seen.current !== undefined && seen.current !== ended) void refresh();
    seen.current = ended;
  }, [isKnown, ended, refresh]);
  if (!newest) return null;
  return (
    <section aria-label="Last import" className="mb-4 rounded-md border border-line bg-surface px-4 py-3">
      {isUnderWay(newest) ? (
        <ProgressBar label={`Importing ${resources[name].noun}s`} done={newest.done} of={newest.total} />
      ) : (
        <Result ended={newest} />
      )}
    </section>
  );
}

function Result({ ended }: { ended: Import }) {
  const zone = useTimeZone();
  const { author, createdAt, created, updated, unchanged, refused, refusedCount, failure, format } = ended;
  return (
    <>
      <p role="status">
        {ended.state === 'failed'
          ? `The import failed. ${failure ?? ''}`
          : `Imported: ${created} new, ${updated} changed, ${unchanged} unchanged, ${refusedCount} refused.`}
      </p>
      <p className="text-sm text-muted">
        {author}, <time dateTime={createdAt}>{formatMoment(createdAt, zone)}</time>
        {created + updated > 0 && (
          <>
            {' · '}
            <Link to={href('dashboardPanel', { panel: 'changes' })} className="underline">
              Recent changes
            </Link>
          </>
        )}
      </p>
      <Refusals refused={refused} count={refusedCount} unit={format === 'json' ? 'Record' : 'Line'} />
    </>
  );
}
