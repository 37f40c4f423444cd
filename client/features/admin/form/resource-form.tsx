import { type ReactNode, useEffect } from 'react';
import { Button } from '#client/components/button.tsx';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import type { Resource } from '#shared/resource.ts';
import { FormSection, sectionsOf } from './form-section.tsx';
import { ResourceField } from './resource-field.tsx';
import { Trial } from './trial.tsx';
import type { FormValues } from './form-values.ts';
import { useUploadGuard } from './use-upload-guard.ts';

type ResourceFormProps = {
  resource: Resource;
  use: 'create' | 'update';
  /** The initial values. */
  initial: FormValues;
  /** Called on every change. */
  onTyped(values: FormValues): void;
  loadSchema?: Parameters<typeof useCheckedForm>[0]['loadSchema'];
  submitLabel: string;
  send(values: FormValues): Promise<unknown>;
  /** The values to continue with after sending; without it, the form is not reset. */
  nextOf?(sent: FormValues): FormValues;
  onFailure(error: unknown, values: FormValues): void;
  /** Values for fields in which nothing was typed, such as the next free id. */
  suggested?: FormValues;
  children?: ReactNode;
};

/** The form of any resource, from its descriptor. */
export function ResourceForm(props: ResourceFormProps) {
  const { resource, initial, onTyped, loadSchema, suggested, submitLabel, send, nextOf, onFailure, children } = props;
  const { form, field, submit, isSubmitting } = useCheckedForm<FormValues>({ defaultValues: initial, loadSchema });
  const { subscribe, reset, setFocus, setValue, getValues, getFieldState } = form;
  const sections = sectionsOf(resource, props.use);
  const { guarded, onSending } = useUploadGuard();

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [subscribe, onTyped],
  );
  useEffect(() => {
    for (const [name, value] of Object.entries(suggested ?? {}))
      if (getValues(name) === '' || !getFieldState(name).isDirty) setValue(name, value);
  }, [suggested, getValues, setValue, getFieldState]);

  async function sendAndGoOn(values: FormValues) {
    await send(values);
    if (!nextOf) return;
    // setFocus needs the field references.
    reset(nextOf(values), { keepFieldsRef: true });
    setFocus(sections[0]?.fields[0]?.[0] ?? '');
  }

  return (
    <form noValidate onSubmit={guarded(submit(sendAndGoOn, onFailure))} className="grid gap-5 sm:grid-cols-2">
      {sections.map(({ title, fields }) => (
        <FormSection key={title} title={title}>
          {fields.map(([name, rule]) => (
            <ResourceField
              key={name}
              {...{ resource: resource.name, name, field: rule, register: field(name), control: form.control }}
              onSending={onSending}
              onFill={(text) =>
                setValue(name, text, { shouldDirty: true, shouldValidate: getFieldState(name).invalid })
              }
            />
          ))}
        </FormSection>
      ))}
      <Trial resource={resource} control={form.control} />
      <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-page py-4 sm:col-span-2 in-[dialog]:bg-surface">
        {children}
        <Button type="submit" look="primary" aria-disabled={isSubmitting} className="aria-disabled:opacity-50">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
