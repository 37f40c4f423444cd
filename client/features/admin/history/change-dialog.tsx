import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { SelectField } from '#client/components/form/select-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { isSharedField } from '#shared/rules/shared-field.ts';
import type { FormValues } from '#client/features/admin/form/form-values.ts';
import { useRefreshContent } from '#client/features/admin/resource-api.ts';
import { ResourceField } from '#client/features/admin/form/resource-field.tsx';
import type { Chosen } from '#client/features/admin/list/use-chosen.ts';
import { useUndoBatch } from '#client/features/admin/use-undo-batch.ts';
import { useUploadGuard } from '#client/features/admin/form/use-upload-guard.ts';

type ChangeDialogProps = { name: ResourceName; chosen: Chosen; onClose(): void };

/** Sets one field of all selected records to the same value. */
export function ChangeDialog({ name, chosen, onClose }: ChangeDialogProps) {
  const resource: Resource = resources[name];
  const fields = Object.keys(resource.fields).filter((field) => isSharedField(resource, field));
  // Starts with a field by which the list is filtered, as those are changed most.
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
  const { report } = useUndoBatch();
  const rule = resource.fields[chosenField];
  const many = withCount(chosen.count, resource.menu.noun);

  async function send(values: FormValues) {
    const seen = chosen.seen.map((record) => [record.key, record[chosenField] ?? null] as const);
    const changed = await change.mutateAsync({
      resource: name,
      selection: chosen.selection,
      field: chosenField,
      value: values[chosenField] ?? null,
      seen: Object.fromEntries(seen),
    });
    report(`Updated ${withCount(changed.count, resource.menu.noun)}`, changed);
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
          The value replaces the current one. This can be undone, all at once or record by record.
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
