import { Button } from '#client/components/button.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { writeStored } from '#client/lib/storage/storage.ts';
import { toast } from '#client/lib/toast.ts';
import { removeTools } from '#client/features/practice/judge/tools.ts';
import { FONT_SIZE, type Settings, SIZES, VIM } from './use-editor-settings.ts';

type EditorSettingsProps = { settings: Settings; canReset: boolean; onReset(): void };

async function remove(): Promise<void> {
  try {
    await removeTools();
    toast.success('The compilers are removed from this browser.');
  } catch {
    // It has no caches, as without https and in some private windows.
    toast.plain('Your browser keeps no compilers.');
  }
}

export function EditorSettings({ settings: { fontSize, isVim }, canReset, onReset }: EditorSettingsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-md border border-line bg-sunken px-4 py-3 text-sm">
      <label className="flex items-center gap-2">
        Font size
        <select
          value={fontSize}
          onChange={(event) => writeStored({ [FONT_SIZE]: event.target.value }) || notifyNotStored()}
          className="min-h-9 rounded-md border border-line-strong bg-surface px-2"
        >
          {SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <label className="flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          checked={isVim}
          onChange={(event) => writeStored({ [VIM]: String(event.target.checked) }) || notifyNotStored()}
          className="size-4.5 accent-accent"
        />
        Vim keys
      </label>
      <Button look="quiet" disabled={!canReset} onClick={onReset}>
        Start over
      </Button>
      <Button look="quiet" onClick={() => void remove()}>
        Remove downloaded compilers
      </Button>
    </div>
  );
}
