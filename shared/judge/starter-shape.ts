import type { ClassSignature, Method } from './signature.ts';

/** The initial code of the editor in one language. */
export type Starter = {
  /** Of a problem with a function, or with two of which the second takes what the first returns. */
  ofFunction(methods: Method[]): string;
  ofClass(signature: ClassSignature): string;
  /** A program that reads its input. */
  whole: string;
};
