/** The variables in scope at some point of a program, by the function that declares them. */
export class Scope {
  readonly #names = new Set<string>();
  readonly outer: Scope | null;
  /** The function that this scope is in. */
  readonly frame: FrameScope;

  constructor(outer: Scope | null, frame: FrameScope) {
    this.outer = outer;
    this.frame = frame;
  }

  add(name: string): void {
    this.#names.add(name);
  }

  /** The variables of the function itself. */
  own(): string[] {
    const names = [...this.#names];
    const { outer, frame } = this;
    return outer?.frame === frame ? [...new Set([...outer.own(), ...names])] : names;
  }

  /** The outer functions, with those of their variables that this function uses. */
  around(): { frame: FrameScope; names: string[] }[] {
    const { used } = this.frame;
    const hidden = new Set(this.own());
    const outerFrames: { frame: FrameScope; names: string[] }[] = [];
    for (let scope = this.frame.definedIn; scope; scope = scope.frame.definedIn) {
      const names = [...new Set([...scope.own(), ...scope.frame.later])].filter(
        (name) => used.has(name) && !hidden.has(name),
      );
      for (const name of names) hidden.add(name);
      if (names.length > 0) outerFrames.push({ frame: scope.frame, names });
    }
    return outerFrames;
  }
}

/** A function whose calls are traced. */
export type FrameScope = {
  /** The name of the variable with the call. */
  handle: string;
  /** The scope in which it is defined. */
  definedIn: Scope | null;
  /** Every identifier in its body. */
  used: ReadonlySet<string>;
  /** Everything declared in its body, also further down: inner functions may use it. */
  later: readonly string[];
};
