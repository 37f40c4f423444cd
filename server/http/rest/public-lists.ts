import type { KeptAnswers } from '#server/http/kept-answers.ts';
import type { ReadyBytes } from '#server/http/ready-bytes.ts';
import { type ResourceName, resourceNames } from '#shared/resources/index.ts';

/** A list as ready bytes. */
export type PublicList = {
  /** If it is at hand, without a promise in between. */
  ready(): ReadyBytes | undefined;
  read(): Promise<ReadyBytes>;
};

export type PublicLists = Record<ResourceName, PublicList>;

/**
 * Public lists, kept for as long as no process has changed them.
 * @param render the list as the REST door answers it
 */
export function createPublicLists(
  answers: KeptAnswers,
  render: (resource: ResourceName) => Promise<unknown[]>,
): PublicLists {
  const listOf = (resource: ResourceName): PublicList => {
    const key = `list ${resource}`;
    const make = async () => ({ body: JSON.stringify(await render(resource)), madeOf: [resource] });
    return { ready: () => answers.ready(key), read: () => answers.read(key, make) };
  };
  return Object.fromEntries(resourceNames.map((resource) => [resource, listOf(resource)])) as PublicLists; // one for each name
}
