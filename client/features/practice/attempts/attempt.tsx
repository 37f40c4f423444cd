import { useId } from 'react';
import { Button } from '#client/components/button.tsx';
import { CodeBlock } from '#client/components/code/code-block.tsx';
import { showUndoable } from '#client/components/undo-toast.tsx';
import type { Submission } from '#client/features/practice/drafts-and-submissions/submissions.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { labelAttempt, useAttemptLabel } from '#client/records/attempt-labels.ts';
import { isInPage, languageOf } from '#judge/languages/languages.ts';
import { MAX_ATTEMPT_NAME, MAX_ATTEMPT_NOTE } from '#shared/records/attempt-label/attempt-label.ts';
import { factsOf, languageName } from './attempt-facts.ts';
import { restoreToEditor } from './restore.ts';

type AttemptProps = {
  attempt: Submission;
  /** Whether it is the fastest accepted submission in its language. */
  isBest: boolean;
  isChosen: boolean;
  canBeChosen: boolean;
  onChoose(isChosen: boolean): void;
};

/** A submission with its verdict; when opened, also its program, name and note. */
export function Attempt({ attempt, isBest, isChosen, canBeChosen, onChoose }: AttemptProps) {
  const { key, slug, verdict, language, code } = attempt;
  const label = useAttemptLabel(key);
  const nameId = useId();
  const noteId = useId();
  const known = languageOf(language);
  const canBeRestored = known !== null && isInPage(known) && code !== '';
  const change = (changed: Partial<typeof label>) => {
    if (!labelAttempt(key, changed)) notifyNotStored();
  };
  const restore = () => {
    const undo = known && restoreToEditor(slug, known, code);
    if (undo) showUndoable('It is in the editor; what was there is kept beside it.', () => undo() || notifyNotStored());
    else notifyNotStored();
  };
  return (
    <li className="flex gap-2">
      <input
        type="checkbox"
        aria-label={`Compare ${verdict}, ${factsOf(attempt)}`}
        checked={isChosen}
        disabled={!canBeChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-3.5 size-4 shrink-0 accent-accent"
      />
      <details className="min-w-0 flex-1 rounded-md border border-line bg-surface">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2">
          <span className={verdict === 'Accepted' ? 'font-medium text-easy' : 'font-medium text-hard'}>{verdict}</span>
          <span className="text-sm text-muted">{factsOf(attempt)}</span>
          {isBest && (
            <span className="rounded-full bg-easy-wash px-2.5 py-0.5 text-sm font-medium text-easy">
              Best in {languageName(language)}
            </span>
          )}
          {label.name !== '' && <span className="basis-full font-medium wrap-anywhere">{label.name}</span>}
        </summary>
        <div className="space-y-4 border-t border-line p-3">
          {code !== '' && <CodeBlock programs={[{ source: code, language }]} />}
          {canBeRestored && <Button onClick={restore}>Restore to the editor</Button>}
          <div>
            <label htmlFor={nameId} className="mb-1 block text-sm font-medium">
              Name
            </label>
            <input
              id={nameId}
              value={label.name}
              maxLength={MAX_ATTEMPT_NAME}
              placeholder="With a heap"
              onChange={(event) => change({ name: event.target.value })}
              className="min-h-10 w-full rounded-md border border-line-strong bg-page px-3 placeholder:text-muted"
            />
          </div>
          <div>
            <label htmlFor={noteId} className="mb-1 block text-sm font-medium">
              Note
            </label>
            <textarea
              id={noteId}
              value={label.note}
              maxLength={MAX_ATTEMPT_NOTE}
              rows={2}
              placeholder="What went wrong, what you learned"
              onChange={(event) => change({ note: event.target.value })}
              className="block w-full rounded-md border border-line-strong bg-page px-3 py-2 placeholder:text-muted"
            />
          </div>
        </div>
      </details>
    </li>
  );
}
