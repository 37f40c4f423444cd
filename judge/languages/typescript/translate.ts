import { transform } from 'sucrase';

/** A program that cannot be read; the message ends with the line. */
export class TranslationError extends Error {}

/**
 * TypeScript as JavaScript with the same lines: types are removed, not checked.
 * @throws TranslationError
 */
export function toJavaScript(source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
      keepUnusedImports: false,
    }).code;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new TranslationError(messageOf(error));
  }
}

/** 'Error transforming …: Unexpected token (3:5)', in the form of the engine's own messages. */
function messageOf({ message }: Error): string {
  const [, what, line] = /^(?:Error transforming [^:]*: )?([^]*?) \((\d+):\d+\)$/.exec(message) ?? [];
  return what === undefined ? `SyntaxError: ${message}` : `SyntaxError: ${what}\n    at solution.ts:${line}`;
}
