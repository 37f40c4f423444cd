import type { Extension } from '@codemirror/state';
import { drawSelection, ViewPlugin } from '@codemirror/view';
import { getCM, Vim, vim } from '@replit/codemirror-vim';

// `:write` does nothing, as the page saves every change.
Vim.defineEx('write', 'w', () => {});

/** Gives Vim's command line an accessible name. */
const nameOfLine = ViewPlugin.define((view) => {
  getCM(view)?.on('dialog', () =>
    view.dom.querySelector('.cm-vim-panel input')?.setAttribute('aria-label', 'Vim command'),
  );
  return {};
});

/** Vim's key bindings; the editor draws the selection of visual mode. */
export const vimKeys: Extension = [vim({ status: true }), nameOfLine, drawSelection()];
