import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createSheets } from './sheets.ts';
import { sheetsRouter } from './trpc.ts';

export function createSheetsDomain(ground: Ground) {
  return { trpc: { sheets: sheetsRouter(createSheets(ground.database)) } } satisfies Domain;
}
