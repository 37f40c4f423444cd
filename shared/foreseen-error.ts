/** A failure whose message is all that whoever started a command needs: one line, and no stack. */
export class ForeseenError extends Error {}
