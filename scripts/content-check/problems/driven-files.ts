import { toJavaScript } from '#judge/languages/typescript/translate.ts';
import type { ProgramLanguage } from '#judge/languages/languages.ts';
import type { Files } from '#judge/languages/program-files.ts';
import { filesOf } from '#judge/program/programs.ts';
import type { Signature } from '#judge/values/signature.ts';

/** A program with its driver, as it is compiled or run: TypeScript as the JavaScript that a page runs instead. */
export const drivenFiles = (language: ProgramLanguage, signature: Signature | null, source: string): Files =>
  filesOf(language, signature, language === 'typescript' ? toJavaScript(source) : source);
