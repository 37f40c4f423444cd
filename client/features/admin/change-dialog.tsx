import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { SelectField } from '#client/components/select-field.tsx';
import { messageOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useCheckedForm } from '#client/lib/use-checked-form.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { isSharedField } from '#shared/rules/shared-field.ts';
import type { FormValues } from './form-values.ts';
import { useRefreshContent } from './resource-api.ts';
import { ResourceField } from './resource-field.tsx';
import type { Chosen } from './use-chosen.ts';
import { useUploadGuard } from './use-upload-guard.ts';

type ChangeDialogProps = { name: ResourceName; chosen: Chosen; onClose(): void };

/** Sets one field of all selected records to the same value. */
export function ChangeDialog({ name, chosen, onClose }: ChangeDialogProps) {
  const resource: Resource = resources[name];
  const fields = Object.keys(resource.fields).filter((field) => isSharedField(resource, field));
  // Starts with a field that the list is filtered by: those are changed most.
  const [chosenField, setChosenField] = useState(
    () => resource.filters.find((filter) => fields.includes(filter)) ?? fields[0] ?? '',
  );
  const defaults = Object.fromEntries(
    fields.map((field) => [field, resource.fields[field]?.kind === 'flag' ? false : '']),
  );
  const { form, field, submit, isSubmitting } = useCheckedForm<FormValues>({ defaultValues: defaults });
  const { guarded, onSending } = useUploadGuard();
  const change = trpc.contentLists.change.useMutation();
  const refresh = useRefreshContent();
  const rule = resource.fields[chosenField];
  const many = withCount(chosen.count, resource.noun);

  async function send(values: FormValues) {
    const seen = chosen.seen.map((record) => [record.key, record[chosenField] ?? null] as const);
    const { count } = await change.mutateAsync({
      ...{ resource: name, selection: chosen.selection, field: chosenField, value: values[chosenField] ?? null },
      seen: Object.fromEntries(seen),
    });
    toast.success(`Updated ${withCount(count, resource.noun)}`);
    chosen.clear();
    onClose();
    void refresh();
  }

  function handleFailure(error: unknown) {
    toast.error(`Error: ${messageOf(error)}`);
    void refresh();
  }

  return (
    <Dialog title={`Edit a field of ${many}`} onClose={onClose} wide>
      <form noValidate onSubmit={guarded(submit(send, handleFailure))} className="grid gap-5">
        <SelectField label="Field" value={chosenField} onChange={({ target }) => setChosenField(target.value)}>
          {fields.map((option) => (
            <option key={option} value={option}>
              {resource.fields[option]?.label}
            </option>
          ))}
        </SelectField>
        {rule && (
          <ResourceField
            key={chosenField}
            {...{ resource: name, name: chosenField, field: rule, register: field(chosenField), control: form.control }}
            onFill={(value) => form.setValue(chosenField, value, { shouldDirty: true })}
            onSending={onSending}
          />
        )}
        <p className="text-sm text-muted">
          The value replaces what the field holds now. Each change can be undone in the history.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" aria-disabled={isSubmitting} className="aria-disabled:opacity-50">
            {`Save for ${many}`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
