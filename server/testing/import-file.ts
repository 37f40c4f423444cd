import type { TRPCClient } from '@trpc/client';
import { expect, vi } from 'vitest';
import type { AppRouter } from '#server/domains.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { FileFormat } from '#shared/schemas/imports.ts';

type Api = TRPCClient<AppRouter>;
type File = { resource: ResourceName; format: FileFormat; text: string };
type Choices = { allOrNone?: boolean; addOnly?: boolean };

/** Waits until an import, or its undo, has ended. */
export const endOf = (api: Api, key: string) =>
  vi.waitFor(
    async () => {
      const status = await api.imports.status.query({ key });
      expect(['done', 'failed', 'undone']).toContain(status.state);
      return status;
    },
    { timeout: 100_000, interval: 50 },
  );

/** Previews a file, starts its import, and waits for the end. */
export async function importFile(api: Api, file: File, { allOrNone = false, addOnly = false }: Choices = {}) {
  const { key } = await api.imports.preview.mutate(file);
  await api.imports.start.mutate({ key, allOrNone, addOnly });
  return endOf(api, key);
}
