import type { Checker } from '#judge/problem/checker.ts';
import { type Signature, typeText } from '#judge/values/signature.ts';
import type { Trials } from './trials.ts';

/**
 * Returns the parts of the judge that a problem uses: languages of its kind, checker, and shape and types of its
 * signature.
 */
export function featuresOf({ problem: { kind, checker, signature }, trials }: Trials): Set<string> {
  return new Set([
    ...trials.map(({ program }) => `${kind} in ${program.language}`),
    `checker ${checkerText(checker)}`,
    ...(signature ? [shapeOf(signature), ...typesOf(signature)] : []),
  ]);
}

const checkerText = (checker: Checker) =>
  checker.kind === 'any order' && checker.isInnerToo ? 'any order, inner too' : checker.kind;

function shapeOf(signature: Signature): string {
  if (signature.kind === 'class') return 'a class';
  return signature.decoder ? 'a method and its decoder' : 'a method';
}

function typesOf(signature: Signature): string[] {
  const methods =
    signature.kind === 'class'
      ? [signature.constructor, ...signature.methods]
      : [signature.method, ...(signature.decoder ? [signature.decoder] : [])];
  return methods.flatMap(({ parameters, returns }) => [
    typeText(returns),
    ...parameters.map(({ type }) => typeText(type)),
    ...(parameters.some(({ isInPlace }) => isInPlace) ? ['changed in place'] : []),
  ]);
}
