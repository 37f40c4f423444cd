import type { Resource } from '#shared/resource.ts';
import { createSchema } from '#shared/resource-schema.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

/** The schema of the server; it also accepts numbers as text, as in forms. */
export const createSchemaOf = (resource: ResourceName) => createSchema<Resource>(resources[resource]);
