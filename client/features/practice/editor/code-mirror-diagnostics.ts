import { type Diagnostic, lintGutter, linter, setDiagnostics, setDiagnosticsEffect } from '@codemirror/lint';
import { type EditorState, type Extension, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

/** An error in a program: its line, from 1, and the message. */
export type LineError = { line: number; message: string };

class Message extends WidgetType {
  readonly #text: string;
  constructor(text: string) {
    super();
    this.#text = text;
  }
  override eq(other: Message) {
    return other.#text === this.#text;
  }
  override toDOM() {
    const element = document.createElement('div');
    element.className = 'cm-fault';
    element.textContent = this.#text;
    // Screen readers get the list of errors that describes the editor instead.
    element.ariaHidden = 'true';
    return element;
  }
}

const messages = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state }) {
    for (const effect of effects) if (effect.is(setDiagnosticsEffect)) return messagesBelow(state, effect.value);
    return shown.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const messagesBelow = ({ doc }: EditorState, diagnostics: readonly Diagnostic[]) =>
  Decoration.set(
    diagnostics.map(({ to, message }) =>
      Decoration.widget({ widget: new Message(message), block: true, side: 1 }).range(doc.lineAt(to).to),
    ),
    true,
  );

const nothing = () => [];

/** Marks errors in the gutter and in their line. The message is below the line, as phones cannot hover. */
export const faults: Extension = [
  messages,
  linter(null, { tooltipFilter: nothing }),
  lintGutter({ tooltipFilter: nothing }),
];

/** Shows errors; a line beyond the end of the text counts as the last line. */
export function showErrors(view: EditorView, list: readonly LineError[]): void {
  const { doc } = view.state;
  const diagnostics = list.map(({ line, message }): Diagnostic => {
    const { from, to, text } = doc.line(Math.min(Math.max(1, Math.trunc(line)), doc.lines));
    return { from: from + text.search(/\S|$/), to, severity: 'error', message };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
