import { type SubmitEvent, useRef } from 'react';
import { toast } from '#client/lib/toast.ts';

type Submit = (event: SubmitEvent<HTMLFormElement>) => unknown;

/** Blocks submitting during an upload, as the record would be saved without the picture. */
export function useUploadGuard() {
  const isSending = useRef(false);
  return {
    onSending(isOnItsWay: boolean) {
      isSending.current = isOnItsWay;
    },
    guarded:
      (submit: Submit): Submit =>
      (event) => {
        if (!isSending.current) return submit(event);
        event.preventDefault();
        toast.error('The picture is still being uploaded');
      },
  };
}
