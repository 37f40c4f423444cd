import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { useCheckedForm } from '#client/lib/use-checked-form.ts';
import type { Resource } from '#shared/resource.ts';
import { keepContentDraft, readContentDraft } from './content-draft.ts';
import { ResourceField } from './resource-field.tsx';
import { Trial } from './trial.tsx';
import { type AnyRecord, formFields, type FormValues } from './form-values.ts';

type ResourceFormProps = {
  resource: Resource;
  use: 'create' | 'update';
  /** What is typed is kept under it until it is sent. */
  draft: string;
  /** The record that is edited, as it was when it was read. */
  seen?: AnyRecord;
  defaults: FormValues;
  loadSchema?: Parameters<typeof useCheckedForm>[0]['loadSchema'];
  submitLabel: string;
  /** Done as soon as the server has it: from then on nothing is kept here. */
  send(values: FormValues): Promise<unknown>;
  onFailure(error: unknown, values: FormValues): void;
  /** What to fill in where nothing was typed, such as the next free id. */
  suggested?: FormValues;
  /** Told when the value that ids are unique within changes. */
  onWithin?(value: string): void;
  children?: ReactNode;
};

/** The form of any resource, made from its descriptor. */
export function ResourceForm(props: ResourceFormProps) {
  const { resource, use, draft, seen, defaults, loadSchema, suggested } = props;
  const { submitLabel, send, onFailure, onWithin, children } = props;
  const [initial] = useState(() => readContentDraft(draft, defaults));
  const { form, field, submit, isSubmitting } = useCheckedForm<FormValues>({ defaultValues: initial, loadSchema });
  const { subscribe, reset, setValue, getValues, getFieldState } = form;
  const { idWithin } = resource;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepContentDraft(draft, values, seen);
          if (idWithin) onWithin?.(String(values[idWithin] ?? ''));
        },
      }),
    [subscribe, draft, seen, idWithin, onWithin],
  );
  useEffect(() => {
    for (const [name, value] of Object.entries(suggested ?? {}))
      if (getValues(name) === '' || !getFieldState(name).isDirty) setValue(name, value);
  }, [suggested, getValues, setValue, getFieldState]);

  async function sendAndClear(values: FormValues) {
    await send(values);
    reset(defaults);
    keepContentDraft(draft, null);
  }

  return (
    <form noValidate onSubmit={submit(sendAndClear, onFailure)} className="grid gap-5 sm:grid-cols-2">
      {formFields(resource, use).map(([name, rule]) => (
        <ResourceField key={name} name={name} field={rule} register={field(name)} control={form.control} />
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
