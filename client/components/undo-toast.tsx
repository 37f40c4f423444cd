import { toast } from '#client/lib/toast.ts';

const SHOWN_MS = 8000;

/** Shows a message about an action, with a button to undo it. */
export function showUndoable(message: string, onUndo: () => void) {
  toast.success(
    (shown) => (
      <span className="flex items-center gap-4">
        <span>{message}</span>
        <button
          type="button"
          className="font-medium underline underline-offset-4"
          onClick={() => {
            onUndo();
            toast.dismiss(shown.id);
          }}
        >
          Undo
        </button>
      </span>
    ),
    { duration: SHOWN_MS },
  );
}
