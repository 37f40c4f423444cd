import type { Database } from '#server/database/client.ts';
import { batchCalls } from '#server/database/batch-calls.ts';
import { type Answer, recordChanges, type Recorded, recordBatch } from './store.ts';

export type Recorder = (recorded: Recorded) => Promise<Answer>;

/**
 * The maximum number of changes in a call that is batched: a browser that was long offline would delay others' ticks.
 */
const MAX_BATCHED = 10;

/** Like recordChanges, but batches ticks that arrive at the same moment into one statement. */
export function createRecorder(database: Database): Recorder {
  const alone = (recorded: Recorded) => recordChanges(database, recorded);
  const gathered = batchCalls<Recorded, Answer>(async (all) => {
    const answers = all.length > 1 ? await recordBatch(database, all) : [];
    return all.map((recorded, index) => answers[index] ?? alone(recorded));
  });
  return (recorded) => (recorded.fields.length > MAX_BATCHED ? alone(recorded) : gathered(recorded));
}
