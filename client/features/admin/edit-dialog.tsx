import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { failureOf, messageOf } from '#client/lib/failure.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { keepContentDraft, readSeen } from './content-draft.ts';
import { apiOf, useRefreshContent } from './resource-api.ts';
import { ResourceForm } from './resource-form.tsx';
import { type AnyRecord, changesOf, type FormValues, valuesOf } from './form-values.ts';

type EditDialogProps = { name: ResourceName; recordKey: string; onClose(): void };

/** The form of a record as it is now. */
export function EditDialog({ name, recordKey, onClose }: EditDialogProps) {
  // Read once for each time it is opened: what is typed is not to be drawn over.
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
  // What the fields held when this administrator last saw them.
  const [seen, setSeen] = useState(() => readSeen(record));
  const [conflict, setConflict] = useState<{ theirs: Partial<AnyRecord>; mine: FormValues } | null>(null);
  const refresh = useRefreshContent();
  const update = apiOf(name).update.useMutation();

  async function save(values: FormValues) {
    const { values: changed, base } = changesOf(resource, seen, values);
    if (Object.keys(changed).length > 0) await update.mutateAsync({ key: record.key, values: changed, base });
    toast.success('Updated successfully');
    onClose();
    void refresh();
  }

  function handleFailure(error: unknown, mine: FormValues) {
    const failure = failureOf(error);
    if (failure?.reason === 'edited_since') {
      setConflict({ mine, theirs: failure.details.current as Partial<AnyRecord> }); // of asSeen
    } else toast.error(`Error: ${messageOf(error)}`);
  }

  if (conflict) {
    const { theirs, mine } = conflict;
    const known = { ...seen, ...theirs } as AnyRecord; // whole, with newer values
    const goOn = (values: FormValues) => {
      keepContentDraft(record.key, values, known);
      setSeen(known);
      setConflict(null);
    };
    const changed = Object.entries(valuesOf(resource, known)).filter(([field]) => field in theirs);
    return (
      <ConflictDialog
        resource={resource}
        title={String(record[resource.title])}
        theirs={theirs}
        mine={mine}
        onChoose={(choice) => goOn(choice === 'mine' ? mine : { ...mine, ...Object.fromEntries(changed) })}
        onClose={onClose}
      />
    );
  }

  return (
    <Dialog title={`Edit ${resource.noun}`} onClose={onClose} wide>
      <ResourceForm
        resource={resource}
        use="update"
        draft={record.key}
        seen={seen}
        defaults={valuesOf(resource, seen)}
        submitLabel="Save"
        send={save}
        onFailure={handleFailure}
      >
        <Button
          onClick={() => {
            keepContentDraft(record.key, null);
            onClose();
          }}
        >
          Cancel
        </Button>
      </ResourceForm>
    </Dialog>
  );
}
