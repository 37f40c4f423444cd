import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { withCount } from '#shared/rules/text/plural.ts';
import type { Undone } from './undone-import.ts';

type Kept = Undone['kept'];

const NAMES: Record<Kept[number]['kind'], string> = {
  done: 'the tick',
  starred: 'the star',
  note: 'the note',
  known: 'the mark ‘known’',
  revise: 'the mark ‘revise’',
  draft: 'the draft',
  submission: 'the submission that you named',
  sitting: 'the result',
  'review-card': 'the review',
  'review-plan': 'how you review',
  'study-plan': 'the plan',
  'own-list': 'the list',
  'attempt-label': 'the name of a submission',
};

/** The data that was changed since an import, and therefore not removed by its undo. */
export function UndoneDialog({ kept, onClose }: { kept: Kept; onClose(): void }) {
  return (
    <Dialog title="Import undone" onClose={onClose}>
      <p>{`${withCount(kept.length, 'item')} you changed since the import, so ${kept.length === 1 ? 'it stays' : 'they stay'} as ${kept.length === 1 ? 'it is' : 'they are'}:`}</p>
      <ul
        tabIndex={0}
        aria-label="Kept"
        className="mt-4 max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line"
      >
        {kept.map(({ kind, title }, index) => (
          <li key={index} className="px-4 py-2 wrap-anywhere">
            {NAMES[kind]}
            {title !== '' && `: ${title}`}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex justify-end">
        <Button look="primary" className="min-h-10" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
