import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { DataTable } from './data-table.tsx';
import { Trash } from '#client/components/icons/icons-work.ts';
import { Tip } from '#client/components/tip.tsx';

type RemovableTableProps<T extends { key: string }> = Omit<ComponentProps<typeof DataTable<T>>, 'actions'> & {
  /** The question of the confirmation before a row is deleted. */
  question: string;
  nameOf(row: T): string;
  onRemove(row: T): void;
  rowAction?(row: T): ReactNode;
};

/** A table whose rows can be deleted after a confirmation. */
export function RemovableTable<T extends { key: string }>(props: RemovableTableProps<T>) {
  const { question, nameOf, onRemove, rowAction, ...table } = props;
  const [toRemove, setToRemove] = useState<T | null>(null);
  return (
    <>
      <DataTable<T>
        {...table}
        actionsWidth="w-28"
        actions={(row) => (
          <>
            {rowAction?.(row)}
            <Tip text="Delete">
              <Button look="quiet" aria-label={`Delete ${nameOf(row)}`} onClick={() => setToRemove(row)}>
                <Trash size={17} aria-hidden />
              </Button>
            </Tip>
          </>
        )}
      />
      {toRemove && (
        <ConfirmDialog
          question={question}
          name={nameOf(toRemove)}
          onConfirm={() => onRemove(toRemove)}
          onClose={() => setToRemove(null)}
        />
      )}
    </>
  );
}
