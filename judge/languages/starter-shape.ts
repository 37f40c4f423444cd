import type { ClassSignature, Method } from '../values/signature.ts';

/** The initial code of the editor in one language. */
export type Starter = {
  /** For a problem with one function, or with a second one that takes what the first returns. */
  ofFunction(methods: Method[], className: string): string;
  ofClass(signature: ClassSignature): string;
  /** A whole program that reads its input. */
  whole: string;
};
