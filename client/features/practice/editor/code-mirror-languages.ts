import { completeAnyWord, type CompletionContext, type CompletionSource, ifNotIn } from '@codemirror/autocomplete';
import { cppLanguage } from '@codemirror/lang-cpp';
import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import { PostgreSQL } from '@codemirror/lang-sql';
import { getIndentUnit, indentService, indentUnit, type Language as Grammar } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import type { Language } from '#judge/languages/languages.ts';
import { wordsOf } from './code-words.ts';

const GRAMMARS: Record<Language, Grammar> = {
  c: cppLanguage,
  cpp: cppLanguage,
  // Close enough for highlighting.
  java: cppLanguage,
  python: pythonLanguage,
  javascript: javascriptLanguage,
  typescript: typescriptLanguage,
  sql: PostgreSQL.language,
};

/** Indents by brackets only, as the C++ grammar fails on Java. */
const indentByBrackets = indentService.of((context, at) => {
  const { text, from } = context.lineAt(at);
  let above = from === 0 ? null : context.lineAt(from - 1, -1);
  while (above?.text.trim() === '' && above.from > 0) above = context.lineAt(above.from - 1, -1);
  if (!above) return 0;
  const steps = Number(/[{([]\s*$/.test(above.text)) - Number(/^\s*[})\]]/.test(text));
  return Math.max(0, context.countColumn(above.text, above.text.search(/\S|$/)) + steps * getIndentUnit(context.state));
});

const NO_CODE = ['LineComment', 'BlockComment', 'Comment', 'String', 'CharLiteral', 'RawString', 'TemplateString'];

function completionOf(language: Language): CompletionSource {
  const words = wordsOf(language);
  const known = new Set(words);
  const options = words.map((label) => ({ label, type: 'keyword' }));
  return ifNotIn(NO_CODE, async (context: CompletionContext) => {
    const typed = context.matchBefore(/[\w$]+/);
    if (!typed && !context.explicit) return null;
    const own = await completeAnyWord(context);
    return {
      from: typed?.from ?? context.pos,
      options: [...options, ...(own?.options ?? []).filter(({ label }) => !known.has(label))],
      validFor: /^[\w$]*$/,
    };
  });
}

/** The editor's support for a language: highlighting, indentation and completion. */
export function languageExtensions(language: Language, unit: string): Extension {
  const grammar = GRAMMARS[language];
  return [
    grammar.extension,
    grammar.data.of({ autocomplete: completionOf(language) }),
    language === 'java' ? indentByBrackets : [],
    indentUnit.of(unit),
    EditorState.tabSize.of(unit.length),
  ];
}
