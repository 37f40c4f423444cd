import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { X } from '#client/components/icons/icons.ts';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { href } from '#shared/paths.ts';
import { resources } from '#shared/resources/index.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { type Import, isUnderWay } from './import-state.ts';

type ImportReportProps = {
  of: Import;
  /** Whether to name the kind of content, as in a list of several kinds. */
  isNamed?: boolean;
  children?: ReactNode;
};

/** The result or the progress of an import, with a button that undoes all of it. */
export function ImportReport({ of: one, isNamed = false, children }: ImportReportProps) {
  const zone = useTimeZone();
  const { noun } = resources[one.resource].menu;
  const nouns = `${noun}s`;
  if (isUnderWay(one)) {
    const label = one.state === 'undoing' ? `Undoing the import of ${nouns}` : `Importing ${nouns}`;
    return <ProgressBar label={label} done={one.done} of={one.total} />;
  }
  const { author, createdAt, refused, refusedCount, format, undo } = one;
  const unit = format === 'json' ? 'Record' : 'Line';
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          {isNamed && <p className="font-medium">{`Import of ${nouns}`}</p>}
          <p role="status" className="wrap-anywhere">
            {resultOf(one)}
            {undo && <span className="block">{undoneOf(undo)}</span>}
          </p>
          <p className="text-sm text-muted">
            {author}, <time dateTime={createdAt}>{formatMoment(createdAt, zone)}</time>
            {!isNamed && one.created + one.updated > 0 && (
              <>
                {' · '}
                <Link to={href('adminPage', { panel: 'changes' })} className="underline">
                  Recent changes
                </Link>
              </>
            )}
          </p>
        </div>
        <div className="flex gap-1">
          {one.canUndo && <UndoButton of={one} />}
          {children}
        </div>
      </div>
      <Details
        summary={`${withCount(refusedCount, 'row')} ${refusedCount === 1 ? 'is' : 'are'} refused`}
        count={refusedCount}
        isOpen={!isNamed}
        items={refused.map(({ line, reason }) => ({ name: `${unit} ${line}`, reason }))}
      />
      {undo && (
        <Details
          summary={`${withCount(undo.leftCount, noun)} left as ${undo.leftCount === 1 ? 'it is' : 'they are'}`}
          count={undo.leftCount}
          isOpen
          items={undo.left.map(({ recordId, title, reason }) => ({ name: `${noun} ${recordId}: ${title}`, reason }))}
        />
      )}
    </>
  );
}

function resultOf({ state, failure, created, updated, unchanged, skipped = 0, refusedCount }: Import): string {
  const counts = `${created} new, ${updated} changed, ${unchanged} unchanged, ${refusedCount} refused.`;
  const left = skipped > 0 ? ` ${withCount(skipped, 'row')} left out that would have changed a record.` : '';
  if (failure === undefined) return `Imported: ${counts}${left}`;
  return `The import failed. ${failure}${state === 'failed' && created + updated === 0 ? '' : ` Until then: ${counts}`}`;
}

function undoneOf({ author, undone, leftCount, failure }: NonNullable<Import['undo']>): string {
  const left = leftCount > 0 ? `, ${leftCount} left` : '';
  const result = `Undone by ${author}: ${withCount(undone, 'row')}${left}.`;
  return failure === undefined ? result : `${result} The undo stopped: ${failure}`;
}

function UndoButton({ of: { key, created, updated, resource, undo: before } }: { of: Import }) {
  const [isAsked, setAsked] = useState(false);
  const utils = trpc.useUtils();
  const undo = trpc.imports.undo.useMutation({
    onSuccess: () => void utils.imports.invalidate(),
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });
  const { noun } = resources[resource].menu;
  const what = `${withCount(created, noun)} that it added ${created === 1 ? 'is' : 'are'} deleted, ${withCount(updated, noun)} that it changed ${updated === 1 ? 'gets its' : 'get their'} former values.`;
  return (
    <>
      <Button aria-disabled={undo.isPending} onClick={() => setAsked(true)}>
        {before ? 'Undo the rest' : 'Undo import'}
      </Button>
      {isAsked && (
        <ConfirmDialog
          question="Undo this import?"
          name={`${what} Records that somebody has edited since stay as they are, and are listed.`}
          action="Undo import"
          onConfirm={() => {
            if (!undo.isPending) undo.mutate({ key });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** Dismisses the report; the list of imports still has it. */
export function DismissButton({ importKey: key }: { importKey: string }) {
  const utils = trpc.useUtils();
  const dismiss = trpc.imports.dismiss.useMutation({
    onSuccess: () => void utils.imports.invalidate(),
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });
  return (
    <Button
      look="quiet"
      aria-label="Dismiss the report"
      aria-disabled={dismiss.isPending}
      onClick={() => {
        if (!dismiss.isPending) dismiss.mutate({ key });
      }}
    >
      <X size={17} aria-hidden />
    </Button>
  );
}

type DetailsProps = { summary: string; count: number; items: { name: string; reason: string }[]; isOpen: boolean };

/** The rows or records that were left out: the first of them, with the reasons. */
function Details({ summary, count, items, isOpen }: DetailsProps) {
  if (count === 0) return null;
  return (
    <details open={isOpen} className="mt-3">
      <summary className="font-medium">{summary}</summary>
      <ul tabIndex={0} className="mt-2 max-h-60 overflow-y-auto rounded-md border border-line px-4 py-2 text-sm">
        {items.map(({ name, reason }) => (
          <li key={name} className="py-1 wrap-anywhere">
            <b className="font-medium">{name}</b> {reason}
          </li>
        ))}
        {count > items.length && <li className="py-1 text-muted">and {count - items.length} more</li>}
      </ul>
    </details>
  );
}
