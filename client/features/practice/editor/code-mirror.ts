import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  completionStatus,
  insertBracket,
  moveCompletionSelection,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory, undo } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state';
import {
  type Command,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  runScopeHandlers,
} from '@codemirror/view';
import type { Language } from '#judge/languages/languages.ts';
import { faults, type LineError, showErrors } from './code-mirror-diagnostics.ts';
import { languageExtensions } from './code-mirror-languages.ts';
import { siteTheme } from './code-mirror-theme.ts';

/** How long after Escape the Tab key leaves the editor: long enough for slow typists. Every other key ends it. */
const LEAVING_MS = 60_000;

const isFromOutside = Annotation.define<true>();

/** Tab accepts a completion. Enter inserts a new line, unless an arrow key has selected a completion. */
const takeCompletion: Command = (view) =>
  completionStatus(view.state) === 'active' &&
  (acceptCompletion(view) || (moveCompletionSelection(true)(view) && acceptCompletion(view)));

const KEYS = keymap.of([
  { key: 'Tab', run: takeCompletion },
  ...closeBracketsKeymap,
  ...completionKeymap,
  ...lintKeymap,
  ...searchKeymap,
  ...historyKeymap,
  indentWithTab,
  ...defaultKeymap,
  // If nothing handled Escape, CodeMirror would let Tab leave for two seconds only.
  { key: 'Escape', run: () => true },
]);

const letTabLeave = EditorView.domEventObservers({
  keydown({ key }, view) {
    if (key === 'Escape') view.setTabFocusMode(LEAVING_MS);
  },
});

type Options = {
  parent: HTMLElement;
  language: Language;
  text: string;
  /** One level of indentation in a language. */
  indentationOf(language: Language): string;
  /** Vim's key bindings, or no extension. */
  vim: Extension;
  attributes(): Record<string, string>;
  onChange(text: string): void;
};

export type Editor = ReturnType<typeof createEditor>;

/** CodeMirror in an element, with a text and an undo history for each language. */
export function createEditor({ parent, language, text, indentationOf, attributes, onChange, ...rest }: Options) {
  let { vim } = rest;
  const vimSlot = new Compartment();
  const common = (): Extension => [
    // First, so that it takes precedence over all other keys.
    vimSlot.of(vim),
    faults,
    lineNumbers(),
    history(),
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    // No completion is preselected, so that accepting one needs no delay.
    autocompletion({ selectOnOpen: false, interactionDelay: 0, icons: false }),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    search({ top: true }),
    KEYS,
    letTabLeave,
    siteTheme,
    EditorView.contentAttributes.of(attributes),
    // The content can be focused anyway, but accessibility checks for keyboard scrolling look for this attribute.
    EditorView.contentAttributes.of({ tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, transactions, state }) => {
      if (docChanged && !transactions.some((transaction) => transaction.annotation(isFromOutside)))
        onChange(state.doc.toString());
    }),
  ];
  const stateOf = (language: Language, doc: string) =>
    EditorState.create({ doc, extensions: [common(), languageExtensions(language, indentationOf(language))] });

  let shown = language;
  const savedStates = new Map<Language, { state: EditorState; scroll: StateEffect<unknown> }>();
  const view = new EditorView({ parent, state: stateOf(language, text) });

  /** Shows the page's text with the undo history of the language; the caret stays in place in unchanged text. */
  function show(language: Language, text: string) {
    if (language !== shown) {
      savedStates.set(shown, { state: view.state, scroll: view.scrollSnapshot() });
      shown = language;
      const before = savedStates.get(language);
      view.setState(before?.state ?? stateOf(language, text));
      view.dispatch({ effects: [vimSlot.reconfigure(vim), ...(before ? [before.scroll] : [])] });
    }
    const { state } = view;
    const next = state.toText(text);
    if (state.doc.eq(next)) return;
    view.dispatch({
      changes: differenceOf(state.doc.toString(), next.toString()),
      annotations: [isFromOutside.of(true), isolateHistory.of('full')],
    });
  }

  return {
    show,
    /** Takes over the text, the selection and the scroll position of the textarea that it replaces. */
    continueFrom({
      value,
      selectionStart,
      selectionEnd,
      selectionDirection,
      scrollTop,
      scrollLeft,
    }: HTMLTextAreaElement) {
      show(shown, value);
      const isBackward = selectionDirection === 'backward';
      view.dispatch({
        selection: {
          anchor: isBackward ? selectionEnd : selectionStart,
          head: isBackward ? selectionStart : selectionEnd,
        },
      });
      // Scrolls after measuring, as the heights of the lines are not known before.
      view.requestMeasure({ read: () => {}, write: () => view.scrollDOM.scrollTo(scrollLeft, scrollTop) });
    },
    focus: () => view.focus(),
    setErrors: (list: readonly LineError[]) => showErrors(view, list),
    setVim(extension: Extension) {
      if (extension === vim) return;
      vim = extension;
      view.dispatch({ effects: vimSlot.reconfigure(vim) });
    },
    /** Has to be called after a change of styles, such as the font size. */
    measure: () => view.requestMeasure(),
    /** Acts as if a key, named as in KeyboardEvent, was pressed. The focus does not move. */
    press(key: string) {
      if (key === 'Undo') undo(view);
      else if (key.length > 1) runScopeHandlers(view, new KeyboardEvent('keydown', { key }), 'editor');
      else
        view.dispatch(
          insertBracket(view.state, key) ??
            view.state.update(view.state.replaceSelection(key), { userEvent: 'input.type', scrollIntoView: true }),
        );
    },
    destroy: () => view.destroy(),
  };
}

/** The single change from one text to another, without their common prefix and suffix. */
function differenceOf(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
