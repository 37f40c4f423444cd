import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { DataTable } from '#client/components/list/data-table.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { ExportMenu } from '#client/components/list/export-menu.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { formSlug, listSlug } from '#shared/admin-pages.ts';
import { href } from '#shared/paths.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { cellText } from './cell-text.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { EditDialog } from '#client/features/admin/edit/edit-dialog.tsx';
import { HistoryList } from '#client/features/admin/history/history-list.tsx';
import { ImportButton } from '#client/features/admin/import/import-button.tsx';
import { ImportList } from '#client/features/admin/import/import-list.tsx';
import type { AnyRecord } from '#client/features/admin/form/form-values.ts';
import { ListFilters } from './list-filters.tsx';
import type { Chosen } from './use-chosen.ts';
import { useContentList } from './use-content-list.ts';
import { apiOf, useRefreshContent } from '#client/features/admin/resource-api.ts';
import { RowActions } from './row-actions.tsx';

type ListPanelProps = {
  name: ResourceName;
  /** An extra action of one resource, in each row. */
  rowAction?(record: AnyRecord): ReactNode;
  /** The address of a record on the site, for a resource that the site search does not cover. */
  ownAddress?(record: AnyRecord): string;
  /** An extra action of one resource, for the selected records. */
  bulkAction?(chosen: Chosen): ReactNode;
  actionsWidth?: string;
  /** Shown beside the search field. */
  children?: ReactNode;
};

/** The list of any resource: paged, sorted and searched by the server, each record with its form and its history. */
export function ListPanel(props: ListPanelProps) {
  const { name, rowAction, ownAddress, bulkAction, actionsWidth = 'w-52', children } = props;
  const resource: Resource = resources[name];
  const { address, list, addresses, narrowing, chosen, total } = useContentList(resource);
  const [parameters, setParameters] = useSearchParams();
  const [dialog, setDialog] = useState<{ record: AnyRecord; about: 'removal' | 'history' } | null>(null);
  const refresh = useRefreshContent();
  const remove = apiOf(name).remove.useMutation({
    async onSuccess(_, { key }) {
      chosen.drop(key);
      toast.success('Deleted successfully');
      await refresh();
    },
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });

  // The key of the edited record is in the address, so that the dialog survives a reload.
  const editedKey = parameters.get('edit');
  const edit = (key: string | null) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      if (key === null) next.delete('edit');
      else next.set('edit', key);
      return next;
    });

  const columns = resource.columns.map((column) => ({
    name: column,
    label: resource.fields[column]?.label ?? column,
    sortable: true,
    isWide: column === resource.title,
    render: (record: AnyRecord) => cellText(resource, column, record),
  }));
  const titleOf = (record: AnyRecord) => String(record[resource.title]);
  const close = () => setDialog(null);

  return (
    <>
      <DataTable<AnyRecord>
        noun={resource.menu.noun}
        columns={columns}
        query={list} // one type for every resource
        address={address}
        empty={resource.messages.empty}
        choice={{ ...chosen, nameOf: titleOf }}
        above={
          <>
            <ListFilters resource={resource} address={address} />
            {total > 0 && <ChoiceBar {...{ name, chosen, total, narrowing }}>{bulkAction?.(chosen)}</ChoiceBar>}
            <ImportList name={name} />
          </>
        }
        actionsWidth={actionsWidth}
        actions={(record) => (
          <>
            {rowAction?.(record)}
            <RowActions
              title={titleOf(record)}
              address={resource.searched ? addresses?.[record.key] : ownAddress?.(record)}
              onEdit={() => edit(record.key)}
              onHistory={() => setDialog({ record, about: 'history' })}
              onRemove={() => setDialog({ record, about: 'removal' })}
            />
          </>
        )}
      >
        {children}
        <ImportButton name={name} />
        <ExportMenu list={listSlug(name)} parameters={narrowing} />
        <ButtonLink to={href('adminPage', { panel: formSlug(name) })}>{resource.menu.create}</ButtonLink>
      </DataTable>
      {editedKey !== null && (
        <EditDialog key={editedKey} name={name} recordKey={editedKey} onClose={() => edit(null)} />
      )}
      {dialog?.about === 'removal' && (
        <ConfirmDialog
          question={resource.messages.confirmRemove}
          name={titleOf(dialog.record)}
          onConfirm={() => remove.mutate({ key: dialog.record.key })}
          onClose={close}
        />
      )}
      {dialog?.about === 'history' && (
        <Dialog title={`History of ${titleOf(dialog.record)}`} onClose={close} wide>
          <HistoryList recordKey={dialog.record.key} />
        </Dialog>
      )}
    </>
  );
}
