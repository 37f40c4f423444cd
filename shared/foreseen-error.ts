/** An expected error of a command: its message is printed in one line, without a stack. */
export class ForeseenError extends Error {}
