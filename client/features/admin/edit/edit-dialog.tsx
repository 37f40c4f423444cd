import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { failureOf, messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { apiOf, useRefreshContent } from '#client/features/admin/resource-api.ts';
import { ResourceForm } from '#client/features/admin/form/resource-form.tsx';
import { type AnyRecord, changesOf, type FormValues, pick, valuesOf } from '#client/features/admin/form/form-values.ts';
import { useEditDraft } from './use-edit-draft.ts';

type EditDialogProps = { name: ResourceName; recordKey: string; onClose(): void };

/** The form of a record with its current values. */
export function EditDialog({ name, recordKey, onClose }: EditDialogProps) {
  // Fetched once per opening, as a refetch must not overwrite typed text.
  const { data, error } = apiOf(name).get.useQuery({ key: recordKey }, { staleTime: 'static', gcTime: 0 });
  if (data) return <LoadedDialog name={name} record={data} onClose={onClose} />;
  return (
    error && (
      <Dialog title="This cannot be edited" onClose={onClose}>
        <p>{messageOf(error)}</p>
      </Dialog>
    )
  );
}

type LoadedDialogProps = { name: ResourceName; record: AnyRecord; onClose(): void };

function LoadedDialog({ name, record, onClose }: LoadedDialogProps) {
  const resource: Resource = resources[name];
  const draft = useEditDraft(resource, record);
  const { key, seen, values } = draft.editing;
  const [conflict, setConflict] = useState<{ theirs: Partial<AnyRecord>; mine: FormValues } | null>(null);
  const refresh = useRefreshContent();
  const update = apiOf(name).update.useMutation();

  function close() {
    if (draft.hasUnsaved()) toast.plain('Not saved: kept as a draft');
    onClose();
  }

  async function save(typed: FormValues) {
    const sent = changesOf(resource, seen, typed);
    const saved = Object.keys(sent.base).length > 0 ? await update.mutateAsync({ key: record.key, ...sent }) : seen;
    if (draft.settle(saved, typed)) onClose();
    toast.success('Updated successfully');
    void refresh();
  }

  function handleFailure(error: unknown, mine: FormValues) {
    const failure = failureOf(error);
    if (failure?.reason !== 'edited_since') return toast.error(`Error: ${messageOf(error)}`);
    setConflict({ mine, theirs: failure.details.current as Partial<AnyRecord> }); // from asSeen on the server
  }

  if (conflict) {
    const { theirs, mine } = conflict;
    const known = { ...seen, ...theirs } as AnyRecord; // complete, with newer values
    return (
      <ConflictDialog
        resource={resource}
        title={String(record[resource.title])}
        theirs={theirs}
        mine={mine}
        onChoose={(choice) => {
          const taken = choice === 'mine' ? {} : pick(valuesOf(resource, known), Object.keys(theirs));
          draft.goOnWith({ ...mine, ...taken }, known);
          setConflict(null);
        }}
        onClose={close}
      />
    );
  }

  return (
    <Dialog title={`Edit ${resource.menu.noun}`} onClose={close} wide>
      {draft.earlier.map((one) => (
        <DraftNotice
          key={one.key}
          {...{ resource, record, draft: one }}
          onRestore={() => draft.restore(one)}
          onDiscard={() => draft.discard(one)}
        />
      ))}
      <ResourceForm
        key={key}
        resource={resource}
        use="update"
        initial={values}
        onTyped={draft.keep}
        submitLabel="Save"
        send={save}
        onFailure={handleFailure}
      >
        <Button onClick={close}>Cancel</Button>
      </ResourceForm>
    </Dialog>
  );
}
