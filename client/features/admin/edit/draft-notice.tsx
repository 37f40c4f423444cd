import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#client/components/button.tsx';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import type { Resource } from '#shared/resource.ts';
import { changedSince, type EditDraft } from './edit-draft.ts';
import { FieldDifferences } from './field-differences.tsx';
import type { AnyRecord } from '#client/features/admin/form/form-values.ts';

type DraftNoticeProps = {
  resource: Resource;
  record: AnyRecord;
  draft: EditDraft;
  onRestore(): void;
  onDiscard(): void;
};

/** Moves the focus into the form, as the pressed button disappears with its notice. */
function decide({ currentTarget }: MouseEvent, decision: () => void) {
  const dialog = currentTarget.closest('dialog');
  flushSync(decision);
  dialog?.querySelector<HTMLElement>('form :is(input, textarea, select)')?.focus();
}

/** A notice above the form of a record: unsaved changes of an earlier edit, compared with the saved record. */
export function DraftNotice({ resource, record, draft, onRestore, onDiscard }: DraftNoticeProps) {
  const zone = useTimeZone();
  const changed = changedSince(resource, draft, record).map((name) => resource.fields[name]?.label ?? name);
  return (
    <section aria-label="Unsaved changes" className="mb-5 rounded-md border border-line-strong bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-64 font-medium">
          You have unsaved changes from <time dateTime={draft.at}>{formatMoment(draft.at, zone)}</time>
        </p>
        <Button onClick={(event) => decide(event, onRestore)}>Restore</Button>
        <Button onClick={(event) => decide(event, onDiscard)}>Discard</Button>
      </div>
      {changed.length > 0 && (
        <p className="mt-2 text-sm">{`This ${resource.menu.noun} was changed since: ${changed.join(', ')}.`}</p>
      )}
      <details className="mt-2">
        <summary className="text-sm text-muted">What you typed</summary>
        <div className="mt-3">
          <FieldDifferences
            resource={resource}
            names={Object.keys(draft.values)}
            left={{ title: 'Saved', values: record }}
            right={{ title: 'Typed by you', values: draft.values }}
          />
        </div>
      </details>
    </section>
  );
}
