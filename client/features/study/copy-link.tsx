import { ChainLink } from '#client/components/icons/icons-learning.ts';
import { toast } from '#client/lib/toast.ts';

/** Copies the address of an item. */
export function CopyLink({ anchor, header }: { anchor: string; header: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`#${anchor}`, location.href).href);
      toast.success('Link copied');
    } catch (error) {
      console.error(error);
      toast.error('Your browser did not copy the link.');
    }
  };
  return (
    <button
      type="button"
      aria-label={`Copy link: ${header}`}
      onClick={copy}
      className="-my-2 -mr-2 ml-auto flex size-10 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink"
    >
      <ChainLink size={18} aria-hidden />
    </button>
  );
}
