import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { failureOf, messageOf } from '#client/lib/failure.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { keepContentDraft, readSeen } from './content-draft.ts';
import { FieldDifferences } from './field-differences.tsx';
import { changesOf, type FormValues, valuesOf } from './form-values.ts';
import { type AnyRecord, apiOf, useRefreshContent } from './resource-api.ts';
import { ResourceForm } from './resource-form.tsx';

/** What somebody else has changed meanwhile, beside what is typed here. */
type Conflict = { typed: FormValues; current: Record<string, string | number | boolean | null> };

type EditDialogProps = { name: ResourceName; record: AnyRecord; onClose(): void };

export function EditDialog({ name, record, onClose }: EditDialogProps) {
  const resource: Resource = resources[name];
  // What the fields held when this administrator last saw them.
  const [seen, setSeen] = useState(() => readSeen(record));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const refresh = useRefreshContent();
  const update = apiOf(name).update.useMutation();
  const draft = record.key;

  async function save(values: FormValues) {
    const { values: changed, base } = changesOf(resource, seen, values);
    if (Object.keys(changed).length > 0) await update.mutateAsync({ key: record.key, values: changed, base });
    toast.success('Updated successfully');
    onClose();
    await refresh();
  }

  function handleFailure(error: unknown, values: FormValues) {
    const failure = failureOf(error);
    if (failure?.reason === 'edited_since') {
      setConflict({ typed: values, current: failure.details.current as Conflict['current'] }); // of requireUnchanged
    } else toast.error(`Error: ${messageOf(error)}`);
  }

  if (conflict) {
    const { typed, current } = conflict;
    const names = Object.keys(current);
    const settle = (kept: FormValues) => {
      const known = { ...seen, ...current };
      keepContentDraft(draft, kept, known);
      setSeen(known);
      setConflict(null);
    };
    const theirs = valuesOf(resource, { ...seen, ...current });
    return (
      <Dialog title="Somebody else has changed this" onClose={onClose} wide>
        <p className="mb-4 text-muted">
          {`Since you opened “${String(record[resource.title])}”, these fields were saved with other values. Nothing was overwritten. Choose which to go on with; what you typed in other fields stays.`}
        </p>
        <FieldDifferences
          resource={resource}
          names={names}
          left={{ title: 'Saved by somebody else', values: current }}
          right={{ title: 'Typed by you', values: typed }}
        />
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button
            onClick={() =>
              settle({ ...typed, ...Object.fromEntries(names.map((field) => [field, theirs[field] ?? ''])) })
            }
          >
            Take theirs
          </Button>
          <Button look="primary" className="min-h-10" onClick={() => settle(typed)}>
            Keep mine
          </Button>
        </div>
      </Dialog>
    );
  }

  return (
    <Dialog title={`Edit ${resource.noun}`} onClose={onClose} wide>
      <ResourceForm
        resource={resource}
        use="update"
        draft={draft}
        seen={seen}
        defaults={valuesOf(resource, seen)}
        submitLabel="Save"
        send={save}
        onFailure={handleFailure}
      >
        <Button
          onClick={() => {
            keepContentDraft(draft, null);
            onClose();
          }}
        >
          Cancel
        </Button>
      </ResourceForm>
    </Dialog>
  );
}
