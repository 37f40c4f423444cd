import type { Resource } from '#shared/resource.ts';
import { createSchema } from '#shared/resource-schema.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

/** The rule of the server; a form gives numbers as text, which the rule takes. */
export const createSchemaOf = (resource: ResourceName) => createSchema<Resource>(resources[resource]);
