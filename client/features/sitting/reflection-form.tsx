import { TextField } from '#client/components/text-field.tsx';
import { notifyNotKept } from '#client/lib/notify.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { answered, MAX_TYPED, type Question, QUESTIONS, questions } from '#shared/rules/sittings/reflection.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import { keepSitting } from './sitting-store.ts';

/** This page as a writer: it counts what it writes, so that what it has seen is known. */
const WRITER = newUuid();
let written = 0;

/** What is thought of an interview afterwards: kept with it as it is typed. */
export function ReflectionForm({ sitting }: { sitting: Sitting }) {
  const { reflection } = sitting;
  const change = (question: Question, text: string) => {
    const typed = { question, text, writer: WRITER, version: ++written, now: new Date().toISOString() };
    if (!keepSitting({ ...sitting, reflection: answered(reflection, typed) })) notifyNotKept();
  };
  return (
    <fieldset className="mt-5 space-y-4">
      <legend className="mb-2 font-semibold">How did it go? It is kept as you type.</legend>
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
