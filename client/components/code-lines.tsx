import { Fragment, type ReactNode } from 'react';

/** At each start of a line. Its number is drawn by styles alone: it is neither copied with the text nor read aloud. */
export const LineStart = () => <span className="line-start" />;

/** A piece of code with a mark behind each of its line breaks. */
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
