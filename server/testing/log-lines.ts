import pino, { type Logger } from 'pino';

type Line = Record<string, unknown> & { msg?: string; err?: { message?: string; stack?: string } };

export type LogLines = {
  logger: Logger;
  lines: Line[];
  /** Removes the unexpected failures and returns them as text; a test that expects one has to call this. */
  takeUnknownErrors(): string[];
};

/** A log in memory. */
export function collectLog(): LogLines {
  const lines: Line[] = [];
  const logger = pino(
    { level: 'debug', base: null },
    { write: (line: string) => void lines.push(JSON.parse(line) as Line) }, // pino writes one JSON object a line
  );
  return {
    logger,
    lines,
    takeUnknownErrors() {
      const isUnknown = (line: Line) => line.msg === 'unknown error';
      const unknownErrors = lines.filter(isUnknown);
      const others = lines.filter((line) => !isUnknown(line));
      lines.splice(0, lines.length, ...others);
      return unknownErrors.map((line) => line.err?.stack ?? line.err?.message ?? JSON.stringify(line));
    },
  };
}
