import { z } from 'zod';
import { byKey, form, procedure, router } from '#server/http/trpc/procedures.ts';
import { resourceNames } from '#shared/resources/index.ts';
import {
  importFileSchema,
  importStartSchema,
  MAX_IMPORT_BYTES,
  subscriberFileSchema,
} from '#shared/schemas/imports.ts';
import type { Imports } from './imports.ts';
import type { SubscriberImports } from './subscriber-imports.ts';

// A file as text in JSON, whose quotes and line breaks take two bytes.
const bodyLimit = 2 * MAX_IMPORT_BYTES;

/** Files of content that are loaded in the background. */
export const importsRouter = (imports: Imports) => {
  const writing = procedure('content.write');
  const upload = writing.meta({ action: 'content.write', bodyLimit });
  return router({
    preview: upload.input(form(importFileSchema)).mutation(({ ctx, input }) => imports.preview(ctx.viewer, input)),
    start: upload.input(form(importStartSchema)).mutation(({ ctx, input }) => imports.start(ctx.viewer, input)),
    status: writing.input(byKey).query(({ ctx, input }) => imports.status(ctx.viewer, input.key)),
    recent: writing
      .input(z.object({ resource: z.enum(resourceNames) }))
      .query(({ ctx, input }) => imports.recent(ctx.viewer, input.resource)),
  });
};

/** Files of subscribers, which are loaded at once. */
export const subscriberImportsRouter = (imports: SubscriberImports) => {
  const upload = procedure('people.administer').meta({ action: 'people.administer', bodyLimit });
  return router({
    preview: upload.input(form(subscriberFileSchema)).mutation(({ ctx, input }) => imports.preview(ctx.viewer, input)),
    take: upload.input(form(subscriberFileSchema)).mutation(({ ctx, input }) => imports.take(ctx.viewer, input)),
  });
};
