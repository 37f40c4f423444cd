import type { Database } from '#server/database/client.ts';
import { batchCalls } from '#server/database/batch-calls.ts';
import { type Answer, recordChanges, type Recorded, recordTogether } from './store.ts';

export type Recorder = (recorded: Recorded) => Promise<Answer>;

/** What a browser sends that was away for long would hold up the ticks of others. */
const FEW = 10;

/** Writes what changes make of what was read, as recordChanges: ticks that come at the same moment in one go. */
export function createRecorder(database: Database): Recorder {
  const alone = (recorded: Recorded) => recordChanges(database, recorded);
  const gathered = batchCalls<Recorded, Answer>(async (all) => {
    const answers = all.length > 1 ? await recordTogether(database, all) : [];
    return all.map((recorded, index) => answers[index] ?? alone(recorded));
  });
  return (recorded) => (recorded.fields.length > FEW ? alone(recorded) : gathered(recorded));
}
