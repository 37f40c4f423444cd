import { Button } from './button.tsx';
import { Dialog, focusedFirst } from './dialog.tsx';

type ConfirmDialogProps = {
  question: string;
  /** The name of the item to which the action applies. */
  name: string;
  action?: string;
  onConfirm(): void;
  onClose(): void;
};

/** Asks before something is removed. Pressing Enter does not confirm. */
export function ConfirmDialog({ question, name, action = 'Delete', onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={question} onClose={onClose}>
      <p className="text-muted wrap-anywhere">{name}</p>
      <div className="mt-6 flex justify-end gap-3">
        <Button ref={focusedFirst} onClick={onClose}>
          Cancel
        </Button>
        <Button
          look="primary"
          className="min-h-10"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
