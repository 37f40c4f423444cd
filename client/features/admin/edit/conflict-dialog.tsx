import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import type { Resource } from '#shared/resource.ts';
import { FieldDifferences } from './field-differences.tsx';
import type { AnyRecord, FormValues } from '#client/features/admin/form/form-values.ts';

type ConflictDialogProps = {
  resource: Resource;
  title: string;
  /** The fields that somebody else has changed meanwhile, with the saved values. */
  theirs: Partial<AnyRecord>;
  mine: FormValues;
  onChoose(choice: 'mine' | 'theirs'): void;
  onClose(): void;
};

/** Shows the differing fields of an edit conflict to the second administrator, who chooses between them. */
export function ConflictDialog({ resource, title, theirs, mine, onChoose, onClose }: ConflictDialogProps) {
  return (
    <Dialog title="Somebody else has changed this" onClose={onClose} wide>
      <p className="mb-4 text-muted">
        {`Since you opened “${title}”, these fields were saved with other values. Nothing was overwritten. Choose which to keep; what you typed in other fields stays.`}
      </p>
      <FieldDifferences
        resource={resource}
        names={Object.keys(theirs)}
        left={{ title: 'Saved by somebody else', values: theirs }}
        right={{ title: 'Typed by you', values: mine }}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={() => onChoose('theirs')}>Take theirs</Button>
        <Button look="primary" className="min-h-10" onClick={() => onChoose('mine')}>
          Keep mine
        </Button>
      </div>
    </Dialog>
  );
}
