import { createSchema } from '#shared/resource-schema.ts';
import { blog } from '#shared/resources/blog.ts';

/** The rule of the server; a form gives the id as text, which the rule takes. */
export const blogSchema = createSchema(blog);
