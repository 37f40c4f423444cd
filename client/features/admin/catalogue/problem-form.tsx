import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { contentDraftKey, keepContentDraft, readContentDraft } from '#client/features/admin/edit/content-draft.ts';
import { FormSection } from '#client/features/admin/form/form-section.tsx';
import type { FormValues } from '#client/features/admin/form/form-values.ts';
import { ResourceField } from '#client/features/admin/form/resource-field.tsx';
import { useRefreshContent } from '#client/features/admin/resource-api.ts';
import { messageOf } from '#client/lib/api/failure.ts';
import { useStoredAdministrator } from '#client/lib/api/session.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { toast } from '#client/lib/toast.ts';
import { listSlug } from '#shared/admin-pages.ts';
import { href } from '#shared/paths.ts';
import { PLACE_RESOURCES, type PlaceResource } from '#shared/schemas/catalogue.ts';
import {
  type CatalogueEntry,
  changeOf,
  inForm,
  isCommon,
  isFilled,
  type Part,
  placeParts,
  possibleParts,
  problemPart,
  removalOf,
  sheetName,
  unlike,
  valuesOfParts,
} from './problem-values.ts';

type ProblemFormProps = { entry: CatalogueEntry; onSaved(): void };

/** What a problem has in common, then each of its places; saved all or nothing. */
export function ProblemForm({ entry, onSaved }: ProblemFormProps) {
  const draft = contentDraftKey(useStoredAdministrator()?._id ?? '', `catalogue-${entry.slug}`);
  const loaded = [problemPart(entry), ...placeParts(entry)];
  const [{ initial, typed }] = useState(() => {
    const stored = valuesOfParts(loaded);
    return { initial: stored, typed: readContentDraft(draft, { ...valuesOfParts(possibleParts()), ...stored }) };
  });
  const [added, setAdded] = useState(() => possibleParts().filter((part) => isFilled(part, typed)));
  const { form, field, submit, isSubmitting } = useCheckedForm<FormValues>({
    defaultValues: typed,
    hasField: isCommon,
  });
  const refresh = useRefreshContent();
  const save = trpc.catalogue.save.useMutation();
  const [problem, ...places] = [...loaded, ...added];

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Only what was typed, so that a draft does not bring back what somebody else has changed.
        callback: ({ values }) => keepContentDraft(draft, unlike(values, initial)),
      }),
    [form, draft, initial],
  );

  function add(resource: PlaceResource) {
    const part = possibleParts().find((one) => one.resource === resource && added.every(({ id }) => id !== one.id));
    if (part) setAdded([...added, part]);
  }

  async function send(values: FormValues) {
    await save.mutateAsync(changeOf(entry, places, values));
    keepContentDraft(draft, null);
    toast.success('Updated successfully');
    void refresh();
    onSaved();
  }

  const fieldsOf = (part: Part) =>
    part.fields.map(([name, rule]) => (
      <ResourceField
        key={name}
        resource={part.resource}
        name={name}
        inForm={inForm(part, name)}
        field={rule}
        register={field(inForm(part, name))}
        control={form.control}
        onFill={(text) => form.setValue(inForm(part, name), text, { shouldDirty: true })}
        onSending={() => {}}
      />
    ));

  return (
    <form
      noValidate
      onSubmit={submit(send, (error) => toast.error(`Error: ${messageOf(error)}`))}
      className="grid gap-5 sm:grid-cols-2"
    >
      {problem && fieldsOf(problem)}
      <PageLine entry={entry} />
      {places.map((part) => (
        <FormSection key={part.id} title={part.title}>
          {fieldsOf(part)}
          <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
            <input type="checkbox" className="size-5 accent-accent" {...form.register(removalOf(part))} />
            Remove this place
          </label>
        </FormSection>
      ))}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5 sm:col-span-2">
        {PLACE_RESOURCES.map((resource) => (
          <Button key={resource} onClick={() => add(resource)}>
            Add to the {sheetName(resource)}
          </Button>
        ))}
      </div>
      <div className="sticky bottom-0 flex justify-end border-t border-line bg-surface py-4 sm:col-span-2">
        <Button type="submit" look="primary" aria-disabled={isSubmitting} className="aria-disabled:opacity-50">
          Save
        </Button>
      </div>
    </form>
  );
}

/** Where the page of the problem is edited, if it has one. */
function PageLine({ entry: { places } }: { entry: CatalogueEntry }) {
  const page = places.find(({ resource }) => resource === 'problem');
  if (!page) return null;
  return (
    <p className="text-muted sm:col-span-2">
      It can be solved on the site:{' '}
      <Link
        to={`${href('adminPage', { panel: listSlug('problem') })}?edit=${page.record.key}`}
        className="underline underline-offset-4"
      >
        edit its page
      </Link>
      .
    </p>
  );
}
