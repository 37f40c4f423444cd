import { noteKey } from '#shared/rules/progress/progress-keys.ts';
import { OWNER, queued, queueKey, queueOf } from './progress-queue.ts';
import { readStored, writeStored } from '#client/lib/storage/storage.ts';

/**
 * Writes the legacy note of a problem, and queues the change. If a note is saved while typing without a connection,
 * at most two changes are queued: the first, which may have been sent already, and the last.
 * @param name the problem's progress name
 * @returns whether the browser could store it
 */
export function writeDocumentedNote(name: string, value: string): boolean {
  const owner = readStored(OWNER);
  const [, ...later] = owner === null ? [] : queueOf(owner).filter((change) => isOf(change, name));
  const seen = later[0] ?? { replaces: readStored(noteKey(name)) ?? '' };
  const change = queued({ name, field: 'note', value, replaces: seen.replaces });
  const replaced = later.map((one) => [queueKey(owner ?? '', one), null] as const);
  // In this order, so that the queued change is not lost if the storage is full.
  return writeStored({ ...change, [noteKey(name)]: value, ...Object.fromEntries(replaced) });
}

/** Whether the account does not have the current note yet. */
export const isNoteQueued = (owner: string, name: string): boolean =>
  queueOf(owner).some((change) => isOf(change, name));

const isOf = ({ field, problem, isMerged }: ReturnType<typeof queueOf>[number], name: string) =>
  field === 'note' && !isMerged && 'name' in problem && problem.name === name;
