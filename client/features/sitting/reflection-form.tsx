import { TextField } from '#client/components/form/text-field.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { answered, MAX_TYPED, type Question, QUESTIONS, questions } from '#shared/rules/sittings/reflection.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import { saveSitting } from './sitting-store.ts';

/** The id of this page as a writer. It numbers its versions, so that a merge knows on which texts they are based. */
const WRITER = newUuid();
let written = 0;

/** The notes on an interview after its end, saved with it while typing. */
export function ReflectionForm({ sitting }: { sitting: Sitting }) {
  const { reflection } = sitting;
  const change = (question: Question, text: string) => {
    const typed = { question, text, writer: WRITER, version: ++written, now: new Date().toISOString() };
    if (!saveSitting({ ...sitting, reflection: answered(reflection, typed) })) notifyNotStored();
  };
  return (
    <fieldset className="mt-5 space-y-4">
      <legend className="mb-2 font-semibold">How did it go? It is saved as you type.</legend>
      {questions.map((question) => (
        <TextField
          key={question}
          rows={3}
          label={QUESTIONS[question]}
          value={reflection?.answers[question] ?? ''}
          maxLength={MAX_TYPED}
          onChange={({ target }) => change(question, target.value)}
        />
      ))}
    </fieldset>
  );
}
