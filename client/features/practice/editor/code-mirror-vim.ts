import type { Extension } from '@codemirror/state';
import { drawSelection, ViewPlugin } from '@codemirror/view';
import { getCM, Vim, vim } from '@replit/codemirror-vim';

// What is written is kept by the page, as it is typed.
Vim.defineEx('write', 'w', () => {});

/** Vim's line for commands and searches has no name of its own. */
const nameOfLine = ViewPlugin.define((view) => {
  getCM(view)?.on('dialog', () =>
    view.dom.querySelector('.cm-vim-panel input')?.setAttribute('aria-label', 'Vim command'),
  );
  return {};
});

/** Vim's keys; what is selected in its visual mode is drawn by the editor itself. */
export const vimKeys: Extension = [vim({ status: true }), nameOfLine, drawSelection()];
