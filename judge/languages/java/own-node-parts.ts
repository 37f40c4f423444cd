/** Code that is added to a driver for values with their own node class. */
export type Parts = {
  /** The class `Node` in place of the one for graphs; '' keeps that one. */
  node: string;
  /** Other classes. */
  before?: string;
  /** `toNode` and `writeNode`; for a `JoinedList` the `toList` that supports it. */
  methods: string;
  /** Parts of the common code in other words; left out where `node` is another class. */
  replaced?: [part: string, by: string][];
  /** The same where the method returns such a value. */
  replacedIfReturned?: [part: string, by: string][];
};
