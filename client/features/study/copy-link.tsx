import { ChainLink } from '#client/components/icons/icons-learning.ts';
import { copyText } from '#client/components/copy-text.ts';

/** Copies the address of an item. */
export function CopyLink({ anchor, header }: { anchor: string; header: string }) {
  return (
    <button
      type="button"
      aria-label={`Copy link: ${header}`}
      onClick={() => void copyText(new URL(`#${anchor}`, location.href).href, 'link')}
      className="-my-2 -mr-2 ml-auto flex size-10 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink"
    >
      <ChainLink size={18} aria-hidden />
    </button>
  );
}
