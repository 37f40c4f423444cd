import { useMemo, useState } from 'react';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import type { FormValues } from './form-values.ts';
import { apiOf } from '#client/features/admin/resource-api.ts';

/** The next free id for the record of a form, among the records within which ids are unique. */
export function useNextId(name: ResourceName, initial: FormValues) {
  const { idWithin = '', fields }: Resource = resources[name];
  const withinOf = (values: FormValues) => (idWithin ? String(values[idWithin] ?? '') : undefined);
  const [within, setWithin] = useState(withinOf(initial));
  // If the field is optional, the empty value counts as a choice too.
  const isChosen = within !== '' || !fields[idWithin]?.required;
  const { data, isFetching } = apiOf(name).nextId.useQuery({ within }, { staleTime: 0, gcTime: 0, enabled: isChosen });
  // During a refetch, the previous answer may be the id that was just used.
  const suggested = useMemo(
    () => (data === undefined || isFetching ? undefined : { id: String(data) }),
    [data, isFetching],
  );
  return { suggested, noticeTyped: (values: FormValues) => setWithin(withinOf(values)) };
}
