import { z } from 'zod';
import { byKey, form, pageNumber, procedure, router } from '#server/http/trpc/procedures.ts';
import { resourceNames } from '#shared/resources/index.ts';
import {
  IMPORT_KINDS,
  importFileSchema,
  importStartSchema,
  MAX_IMPORT_BYTES,
  subscriberFileSchema,
} from '#shared/schemas/imports.ts';
import type { Imports } from './imports.ts';
import type { SubscriberImports } from './subscriber-imports.ts';

// A file is sent as a JSON string, in which quotes and line breaks take two bytes.
const bodyLimit = 2 * MAX_IMPORT_BYTES;

/** Files of content: previewed, loaded in the background, and undone. */
export const importsRouter = (imports: Imports) => {
  const writing = procedure('content.write');
  const upload = writing.meta({ action: 'content.write', bodyLimit, isCostly: true });
  return router({
    preview: upload.input(form(importFileSchema)).mutation(({ ctx, input }) => imports.preview(ctx.viewer, input)),
    rows: writing
      .input(byKey.extend({ kind: z.enum(IMPORT_KINDS).optional(), page: pageNumber }))
      .query(({ ctx, input }) => imports.rows(ctx.viewer, input)),
    start: writing.input(form(importStartSchema)).mutation(({ ctx, input }) => imports.start(ctx.viewer, input)),
    undo: writing.input(byKey).mutation(({ ctx, input }) => imports.undo(ctx.viewer, input.key)),
    dismiss: writing.input(byKey).mutation(({ ctx, input }) => imports.dismiss(ctx.viewer, input.key)),
    status: writing.input(byKey).query(({ ctx, input }) => imports.status(ctx.viewer, input.key)),
    recent: writing
      .input(z.object({ resource: z.enum(resourceNames) }))
      .query(({ ctx, input }) => imports.recent(ctx.viewer, input.resource)),
    list: writing.input(z.object({ page: pageNumber })).query(({ ctx, input }) => imports.list(ctx.viewer, input)),
  });
};

/** Files of subscribers, which are loaded within the request. */
export const subscriberImportsRouter = (imports: SubscriberImports) => {
  const upload = procedure('people.administer').meta({ action: 'people.administer', bodyLimit, isCostly: true });
  return router({
    preview: upload.input(form(subscriberFileSchema)).mutation(({ ctx, input }) => imports.preview(ctx.viewer, input)),
    take: upload.input(form(subscriberFileSchema)).mutation(({ ctx, input }) => imports.take(ctx.viewer, input)),
  });
};
