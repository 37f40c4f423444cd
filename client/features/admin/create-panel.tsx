import { useCallback, useMemo, useState } from 'react';
import toast from 'react-hot-toast';
import { failureOf, messageOf } from '#client/lib/failure.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { readContentDraft } from './content-draft.ts';
import { emptyValues } from './form-values.ts';
import { apiOf, useRefreshContent } from './resource-api.ts';
import { ResourceForm } from './resource-form.tsx';

/** The form that creates a record; it comes with the next free id. */
export function CreatePanel({ name }: { name: ResourceName }) {
  const resource: Resource = resources[name];
  const api = apiOf(name);
  const refresh = useRefreshContent();
  const [defaults] = useState(() => emptyValues(resource));
  const { idWithin } = resource;
  // Under its former name, so that what was typed outlives that change as well.
  const draft = resource.formerly ?? name;
  const [within, setWithin] = useState(() =>
    idWithin ? String(readContentDraft(draft, defaults)[idWithin] ?? '') : undefined,
  );
  // Where it may be left out, none is a value like any other.
  const isChosen = within !== '' || !resource.fields[idWithin ?? '']?.required;
  const nextId = api.nextId.useQuery({ within }, { staleTime: 0, gcTime: 0, enabled: isChosen });
  const { data, isFetching } = nextId;
  // While it is asked for again, the last answer may be the id just taken.
  const suggested = useMemo(
    () => (data === undefined || isFetching ? undefined : { id: String(data) }),
    [data, isFetching],
  );
  const create = api.create.useMutation();
  const loadSchema = useCallback(
    () => import('./create-schema.ts').then(({ createSchemaOf }) => createSchemaOf(name)),
    [name],
  );

  return (
    <ResourceForm
      resource={resource}
      use="create"
      draft={draft}
      defaults={defaults}
      loadSchema={loadSchema}
      submitLabel="Submit"
      suggested={suggested}
      onWithin={setWithin}
      send={async (values) => {
        await create.mutateAsync(values);
        toast.success(resource.messages.created);
        void refresh();
      }}
      onFailure={(error) =>
        void toast.error(
          // A fault that stands under its field is told there; anything else in the documented words.
          failureOf(error)?.issues ? messageOf(error) : resource.messages.createFailed,
        )
      }
    />
  );
}
