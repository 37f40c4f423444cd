import { z } from 'zod';
import { stamp, type StoredKind, text, undoneWhole, uuidId } from '#shared/records/stored-kind.ts';
import { type AttemptLabel, MAX_ATTEMPT_NAME, MAX_ATTEMPT_NOTE } from './attempt-label.ts';

export const storedAttemptLabel = {
  schema: z.object({ ...stamp, name: text(MAX_ATTEMPT_NAME), note: text(MAX_ATTEMPT_NOTE) }),
  id: uuidId,
  undone: (copies) => undoneWhole(copies, { ...copies.written, name: '', note: '' }),
} satisfies StoredKind<AttemptLabel>;
