import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createRecords } from './records.ts';
import { recordRoutes } from './rest.ts';
import { recordsRouter } from './trpc.ts';

export function createRecordsDomain(ground: Ground) {
  const records = createRecords(ground.database);
  return { trpc: { records: recordsRouter(records) }, rest: recordRoutes(records) } satisfies Domain;
}
