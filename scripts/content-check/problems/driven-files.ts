import { toJavaScript } from '#client/sandbox/translate-typescript.ts';
import type { ProgramLanguage } from '#shared/judge/languages.ts';
import type { Files } from '#shared/judge/program-files.ts';
import { filesOf } from '#shared/judge/programs.ts';
import type { Signature } from '#shared/judge/signature.ts';

/** A program with its driver, as it is compiled or run: TypeScript as the JavaScript that a page runs instead. */
export const drivenFiles = (language: ProgramLanguage, signature: Signature | null, source: string): Files =>
  filesOf(language, signature, language === 'typescript' ? toJavaScript(source) : source);
