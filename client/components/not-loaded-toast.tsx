import { onlineManager } from '@tanstack/react-query';
import { toast } from '#client/lib/toast.ts';

const NOT_LOADED = 'This could not be loaded.';
const OFFLINE = 'There is no connection, and this was not opened in this browser before.';
const SHOWN_MS = 8000;

/** Shows that the code of what was pressed could not be loaded: after a deployment, only a reload helps. */
export function showNotLoaded(): void {
  if (!onlineManager.isOnline()) return toast.error(OFFLINE, { id: NOT_LOADED });
  toast.error(
    () => (
      <span>
        {NOT_LOADED}{' '}
        <button
          type="button"
          className="font-medium underline underline-offset-4"
          onClick={() => window.location.reload()}
        >
          Reload the page
        </button>
      </span>
    ),
    { id: NOT_LOADED, duration: SHOWN_MS, plain: `${NOT_LOADED} Reload the page.` },
  );
}
