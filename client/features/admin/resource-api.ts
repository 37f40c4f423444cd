import { trpc } from '#client/lib/api/trpc.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { AnyRecord, FormValues } from './form/form-values.ts';

type OneApi = typeof trpc.content.sheetTopic;

/** The procedures of any resource. All resources have the same ones, so one form and one list are enough for all. */
type Api = Omit<OneApi, 'create'> & {
  create: { useMutation(): { mutateAsync(values: FormValues): Promise<AnyRecord> } };
};

export const apiOf = (resource: ResourceName) => trpc.content[resource] as unknown as Api; // see above

/** Invalidates all queries that may be stale after a change of a record, including those of other pages. */
export function useRefreshContent() {
  const { catalogue, content, contentLists, history, sheets, blogs, contests, study, practice, search } =
    trpc.useUtils();
  const changed = [
    catalogue,
    content,
    contentLists,
    history,
    sheets,
    blogs,
    contests,
    study,
    practice.page,
    search.addresses,
  ];
  return () => Promise.all(changed.map((part) => part.invalidate()));
}
