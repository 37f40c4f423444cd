import type { Choice } from '#client/components/form/combobox-options.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import type { ResourceName } from '#shared/resources/index.ts';

const NONE: Choice[] = [];

/** The values in use in a field; empty until they are requested and loaded. */
export function useWords({ resource, field }: { resource: string; field: string }, isAsked: boolean): Choice[] {
  const of = { resource: resource as ResourceName, field }; // names come from the registry
  return trpc.contentLists.words.useQuery(of, { enabled: isAsked, meta: { keepsSession: true } }).data ?? NONE;
}
