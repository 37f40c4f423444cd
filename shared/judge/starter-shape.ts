import type { ClassSignature, Method } from './signature.ts';

/** The initial code of the editor in one language. */
export type Starter = {
  /** For a problem with one function, or with two where the second takes what the first returns. */
  ofFunction(methods: Method[]): string;
  ofClass(signature: ClassSignature): string;
  /** A program that reads its input. */
  whole: string;
};
