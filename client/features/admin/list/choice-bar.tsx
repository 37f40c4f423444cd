import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { CheckBox } from '#client/components/form/check-box.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { ExportMenu } from '#client/components/list/export-menu.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { listSlug } from '#shared/admin-pages.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { MAX_CHOSEN } from '#shared/rules/pagination.ts';
import { ChangeDialog } from '#client/features/admin/history/change-dialog.tsx';
import { useRefreshContent } from '#client/features/admin/resource-api.ts';
import type { Chosen } from './use-chosen.ts';
import { useUndoBatch } from '#client/features/admin/use-undo-batch.ts';

type ChoiceBarProps = {
  name: ResourceName;
  chosen: Chosen;
  /** The number of records on all pages of the list. */
  total: number;
  /** The search and the filters in the address. */
  narrowing: Record<string, string>;
  /** Extra actions of one resource. */
  children?: ReactNode;
};

/** The number of selected rows of a list, and the actions on them. */
export function ChoiceBar({ name, chosen, total, narrowing, children }: ChoiceBarProps) {
  const { noun } = resources[name].menu;
  const { count, isAll, isWholePage } = chosen;
  const [dialog, setDialog] = useState<'removal' | 'change' | null>(null);
  const refresh = useRefreshContent();
  const { report } = useUndoBatch();
  const wholePage = useRef<HTMLInputElement>(null);
  /** Moves the focus, as the pressed button disappears. */
  const choose = (update: () => void) => {
    update();
    wholePage.current?.focus();
  };
  const remove = trpc.contentLists.remove.useMutation({
    onSuccess(removed) {
      report(`Deleted ${withCount(removed.count, noun)}`, removed);
      chosen.clear();
    },
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: refresh,
  });
  const isTooMany = !isAll && count > MAX_CHOSEN;

  return (
    <div role="group" aria-label={`Chosen ${noun}s`} className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <CheckBox ref={wholePage} label="Select this page" checked={isWholePage} onChange={chosen.togglePage} />
      <p aria-live="polite" className="text-sm text-muted">
        {count > 0 && `${withCount(count, noun)} selected`}
        {isTooMany && `: one by one at most ${MAX_CHOSEN}`}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap gap-2">
          {!isAll && total > count && (
            <Button look="quiet" onClick={() => choose(chosen.chooseAll)}>{`Select all ${total} that match`}</Button>
          )}
          <Button look="quiet" onClick={() => choose(chosen.clear)}>
            Clear selection
          </Button>
          {!isTooMany && (
            <>
              {children}
              <Button onClick={() => setDialog('change')}>Edit a field</Button>
              <ExportMenu list={listSlug(name)} parameters={chosen.parameters ?? narrowing} label="Export selected" />
              <Button onClick={() => setDialog('removal')}>Delete selected</Button>
            </>
          )}
        </div>
      )}
      {dialog === 'removal' && (
        <ConfirmDialog
          question={`Delete ${withCount(count, noun)}?`}
          name="Each stays in the history, from where it can be restored."
          action={`Delete ${withCount(count, noun)}`}
          onConfirm={() => remove.mutate({ resource: name, selection: chosen.selection })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'change' && <ChangeDialog name={name} chosen={chosen} onClose={() => setDialog(null)} />}
    </div>
  );
}
