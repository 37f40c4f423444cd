import { toast } from '#client/lib/toast.ts';

const REFUSED = 'Your browser did not allow copying.';
const ID = 'copy-by-hand';

/** Shows a text, selected, until it is copied by hand or the message is closed. */
export function offerToCopy(text: string): void {
  const pressed = document.activeElement;
  const close = () => {
    toast.dismiss(ID);
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
  };
  toast.error(() => <CopyByHand key={text} text={text} onClose={close} />, {
    id: ID,
    duration: Infinity,
    plain: REFUSED,
  });
}

function CopyByHand({ text, onClose }: { text: string; onClose(): void }) {
  return (
    <div className="grid gap-2">
      <span>{REFUSED} The text is selected: copy it by hand.</span>
      <textarea
        ref={selectAll}
        aria-label="The text to copy"
        readOnly
        rows={Math.min(text.split('\n').length, 4)}
        value={text}
        onCopy={() => setTimeout(onClose)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onClose();
        }}
        className="w-full resize-none rounded-md border border-line-strong bg-surface p-2 font-mono text-sm"
      />
      <button
        type="button"
        className="min-h-9 justify-self-start font-medium underline underline-offset-4"
        onClick={onClose}
      >
        Close
      </button>
    </div>
  );
}

function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus({ preventScroll: true });
  area?.select();
}
