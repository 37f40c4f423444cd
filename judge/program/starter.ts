import { cStarter } from '../languages/c/starter.ts';
import { cppStarter } from '../languages/cpp/starter.ts';
import { javaStarter } from '../languages/java/starter.ts';
import { javascriptStarter } from '../languages/javascript/starter.ts';
import { pythonStarter } from '../languages/python/starter.ts';
import { typescriptStarter } from '../languages/typescript/starter.ts';
import type { Language, ProgramLanguage } from '../languages/languages.ts';
import type { Kind } from '../problem/problem.ts';
import { isPassed, type Signature } from '../values/signature.ts';
import type { Starter } from '../languages/starter-shape.ts';

const STARTERS: Record<ProgramLanguage, Starter> = {
  c: cStarter,
  cpp: cppStarter,
  java: javaStarter,
  javascript: javascriptStarter,
  python: pythonStarter,
  typescript: typescriptStarter,
};

/** The initial code of the editor: the signature in the language, or a whole program that reads its input. */
export function starterCode(language: Language, kind: Kind, signature: Signature | null): string {
  if (kind === 'sql' || language === 'sql') return '-- Your query\nSELECT ';
  const starter = STARTERS[language];
  if (signature === null) return starter.whole;
  if (signature.kind === 'class') return starter.ofClass(signature);
  const { method, decoder } = signature;
  if (decoder) return starter.ofFunction([method, decoder], 'Codec');
  const parameters = method.parameters.filter(isPassed);
  const isChecked = parameters.length < method.parameters.length;
  const className = isChecked && language === 'java' ? 'Solution extends VersionControl' : 'Solution';
  return starter.ofFunction([{ ...method, parameters }], className);
}
