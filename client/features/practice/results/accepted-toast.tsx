import { toast } from '#client/lib/toast.ts';

const SHOWN_MS = 8000;

/** Reports that a problem was ticked, and offers to undo it. */
export function showAccepted(name: string, isOnSheet: boolean, onUndo: () => void) {
  toast.success(
    (shown) => (
      <span className="flex items-center gap-4">
        {name} is {isOnSheet ? 'ticked on every sheet' : 'done'}.
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
