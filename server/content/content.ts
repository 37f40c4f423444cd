import type { Resource } from '#shared/resource.ts';
import { type ResourceName, type Resources, resources } from '#shared/resources/index.ts';
import { createCrud, type Crud } from './crud.ts';
import type { Hooks, SaveDeps } from './save.ts';

export type Content = { [N in ResourceName]: Crud<Resources[N]> };

/** The hooks of resources that need their own rules; each is defined in the folder of its domain. */
export type ContentHooks = { [N in ResourceName]?: Hooks<Resources[N]> };

/** The five verbs for every resource of the registry. */
export function createContent(deps: SaveDeps, hooks: ContentHooks): Content {
  const cruds = Object.entries<Resource>(resources).map(([name, resource]) => [
    name,
    createCrud<Resource>(resource, deps, hooks[name as ResourceName]), // a key of resources
  ]);
  return Object.fromEntries(cruds) as Content; // it has one per name
}

/** The verbs of a resource, when the code knows its name only at run time. */
export const crudOf = (content: Content, name: ResourceName): Crud<Resource> =>
  content[name] as unknown as Crud<Resource>;
