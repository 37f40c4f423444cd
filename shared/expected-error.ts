/** An expected error of a command: its message is printed in one line, without a stack. */
export class ExpectedError extends Error {}
