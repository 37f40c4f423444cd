import { drawSelection } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import { Vim, vim } from '@replit/codemirror-vim';

// What is written is kept by the page, as it is typed.
Vim.defineEx('write', 'w', () => {});

/** Vim's keys; what is selected in its visual mode is drawn by the editor itself. */
export const vimKeys: Extension = [vim({ status: true }), drawSelection()];
