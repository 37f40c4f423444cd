import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import type { ProgressField } from '#shared/rules/progress/progress-fields.ts';
import type { SkippedLine } from '#shared/rules/imports/parsed-import.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { isStudyFlag } from '#shared/records/mark/mark.ts';
import { readStudyItemName } from '#shared/rules/study/study-items.ts';
import { STUDY_TOPICS } from '#shared/study-topics.ts';
import { type FilePart, inParts, type Preview } from './import-parts.ts';
import { SkippedLines } from './skipped-lines.tsx';
import { listed } from '#client/records/sign-in/merge-message.ts';

type ImportDialogProps = {
  parts: readonly FilePart[];
  preview: Preview;
  /** For a list from another site: the lines without a match. */
  skipped?: readonly SkippedLine[];
  /** How such a list was read. */
  children?: ReactNode;
  /** Whether another preview is on its way. */
  isBusy?: boolean;
  onClose(): void;
  onImported(): void;
};

/** A preview of the changes of an import. */
export function ImportDialog(props: ImportDialogProps) {
  const { parts, preview, skipped, children, isBusy = false, onClose, onImported } = props;
  const { done, starred, questions, notes, activity, drafts, submissions, sittings, records } = preview;
  const { unchanged, unknown, changes } = preview;
  const { client } = trpc.useUtils();
  const added = listed([
    [done, 'tick'],
    [starred, 'star'],
    [questions, 'marked question'],
    [notes, 'note'],
    [activity, 'mark'],
    [drafts, 'draft'],
    [submissions, 'submission'],
    [sittings, 'contest or interview result'],
    [records, 'review'],
  ]);
  const load = useMutation({
    mutationFn: () => inParts(parts, (part) => client.progress.import.mutate(part)),
    onSuccess() {
      toast.success('Progress imported');
      onImported();
    },
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });
  const rest = done + starred + questions + notes - changes.length;
  return (
    <Dialog title="What the import would change" onClose={onClose} wide>
      <p>
        {added === '' ? nothing(unchanged, skipped) : `Your account would get ${added}.`}
        {activity > 0 && ' A mark is a day on which a problem was ticked.'}
      </p>
      <p className="mt-1 text-muted">
        {unchanged > 0 && `${withCount(unchanged, 'item')} would stay unchanged in your account. `}
        {unknown > 0 && `${withCount(unknown, 'item')} of problems that are no longer here would be left out. `}
        Nothing is unticked or removed, and the import can be undone, except for what you change afterwards.
        {drafts > 0 && ' A draft that differs is kept beside yours.'}
      </p>
      {children}
      {changes.length > 0 && (
        <ul
          tabIndex={0}
          aria-label="Changes"
          className="mt-4 max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line"
        >
          {changes.map(({ name, field, before, after }) => (
            <li key={`${field} ${name}`} className="px-4 py-2 wrap-anywhere">
              <span className="font-medium">{titleOf(field, name)}</span>: {describe(field, before, after)}
            </li>
          ))}
          {rest > 0 && <li className="px-4 py-2 text-muted">and {rest} more</li>}
        </ul>
      )}
      {skipped && <SkippedLines lines={skipped} />}
      <div className="mt-6 flex justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          className="min-h-10"
          disabled={added === '' || isBusy || load.isPending}
          onClick={() => load.mutate()}
        >
          Import
        </Button>
      </div>
    </Dialog>
  );
}

/** Why nothing would change. */
function nothing(unchanged: number, skipped: readonly SkippedLine[] = []): string {
  if (unchanged === 0) return 'Nothing: no line of it is taken.';
  return skipped.length === 0
    ? 'Nothing: your account has all of it.'
    : 'Nothing: your account has what is taken from it.';
}

/** The title of a change; for a question its subject and number. */
function titleOf(field: ProgressField, name: string): string {
  const item = isStudyFlag(field) ? readStudyItemName(name) : null;
  const topic = STUDY_TOPICS.find(({ category }) => category === item?.category);
  return item && topic ? `${topic.name}, ${item.id}` : name;
}

function describe(field: ProgressField, before: string, after: string): string {
  if (field === 'done') return 'ticked';
  if (field === 'starred') return 'starred';
  if (field === 'known') return 'known';
  if (field === 'revise') return 'to be revised';
  if (before === after) return 'an earlier version of your note is added';
  return before === '' ? 'a note is added' : 'a newer note is shown, yours is kept as the earlier version';
}
