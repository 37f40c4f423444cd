import { useCallback, useState } from 'react';
import { failureOf, messageOf } from '#client/lib/api/failure.ts';
import { useStoredAdministrator } from '#client/lib/api/session.ts';
import { toast } from '#client/lib/toast.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { contentDraftKey, keepContentDraft, readContentDraft } from '#client/features/admin/edit/content-draft.ts';
import { CreatedLink } from './created-link.tsx';
import { type AnyRecord, emptyValues, pick, sharedFields } from './form-values.ts';
import { apiOf, useRefreshContent } from '#client/features/admin/resource-api.ts';
import { ResourceForm } from './resource-form.tsx';
import { useNextId } from './use-next-id.ts';

/** One id for all toasts of this form, so that each replaces the previous one. */
const TOAST = { id: 'create' };

/** The form that creates a record; it suggests the next free id. */
export function CreatePanel({ name }: { name: ResourceName }) {
  const resource: Resource = resources[name];
  const refresh = useRefreshContent();
  const draft = contentDraftKey(useStoredAdministrator()?._id ?? '', name);
  const [initial] = useState(() => readContentDraft(draft, emptyValues(resource)));
  const [created, setCreated] = useState<AnyRecord | null>(null);
  const { suggested, noticeTyped } = useNextId(name, initial);
  const create = apiOf(name).create.useMutation();
  const loadSchema = useCallback(
    () => import('./create-schema.ts').then(({ createSchemaOf }) => createSchemaOf(name)),
    [name],
  );

  return (
    <ResourceForm
      resource={resource}
      use="create"
      initial={initial}
      onTyped={(values) => {
        keepContentDraft(draft, values);
        noticeTyped(values);
      }}
      loadSchema={loadSchema}
      submitLabel="Submit"
      suggested={suggested}
      send={async (values) => {
        setCreated(await create.mutateAsync(values));
        toast.success(resource.messages.created, TOAST);
        void refresh();
      }}
      nextOf={(sent) => ({ ...emptyValues(resource), ...pick(sent, sharedFields(resource)) })}
      onFailure={(error) =>
        toast.error(
          // Errors of fields keep their own message; any other error gets the documented one.
          failureOf(error)?.issues ? messageOf(error) : resource.messages.createFailed,
          TOAST,
        )
      }
    >
      {created && <CreatedLink name={name} record={created} />}
    </ResourceForm>
  );
}
