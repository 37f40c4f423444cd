import { Fragment, type ReactNode } from 'react';

/** Marks the start of a line. CSS adds its number, so that it is neither copied with the text nor read aloud. */
export const LineStart = () => <span className="line-start" />;

/** A piece of code with a `LineStart` after each of its line breaks. */
export const markedLines = (text: string): ReactNode =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {'\n'}
          <LineStart />
        </>
      )}
      {line}
    </Fragment>
  ));
