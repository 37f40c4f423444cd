import { createSchema } from '#shared/resource-schema.ts';
import { blog } from '#shared/resources/blog.ts';

/** The server's schema, which also accepts the id as a string, as in a form. */
export const blogSchema = createSchema(blog);
