import { onlineManager } from '@tanstack/react-query';
import { toast } from '#client/lib/toast.ts';

const TEXT = 'This could not be loaded. ';
const SHOWN_MS = 8000;

/** In place of code that could not be loaded: after a deployment, only a reload helps. */
export const NotLoaded = () => (
  <span role="alert">
    {TEXT}
    <button type="button" className="font-medium underline" onClick={() => window.location.reload()}>
      Reload the page
    </button>
  </span>
);

/** Shows the same about what was pressed. */
export function showNotLoaded(): void {
  if (onlineManager.isOnline())
    toast.error(() => <NotLoaded />, { id: TEXT, duration: SHOWN_MS, plain: `${TEXT}Reload the page.` });
  else toast.error(`${TEXT}There is no connection.`, { id: TEXT });
}
