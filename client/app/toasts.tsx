import { createPortal } from 'react-dom';
import { Toaster } from 'react-hot-toast';
import { useTopDialog } from '#client/lib/open-dialogs.ts';

/** No durations: the library's own are meant (success 2 s, failure 4 s); one for all would end a loading toast too. */
const OPTIONS = { className: 'toast' };

/** Over the top bar, so that it covers nothing that is being typed. */
const PLACE = { top: 8 };

/** Short messages, always in front: in the topmost dialog while one is open. */
export function Toasts() {
  const dialog = useTopDialog();
  const toaster = <Toaster toastOptions={OPTIONS} containerStyle={PLACE} />;
  return dialog ? createPortal(toaster, dialog) : toaster;
}
