import type { ReactNode } from 'react';

/** A table in a text. It scrolls horizontally in narrow windows, also by keyboard. */
export function MarkupTable({ head, rows }: { head: ReactNode[]; rows: ReactNode[][] }) {
  return (
    <div
      className="my-3 overflow-x-auto rounded-md border border-line whitespace-normal wrap-normal [&_code]:wrap-normal"
      tabIndex={0}
      role="group"
      aria-label="Table"
    >
      <table className="w-full text-[0.9em] sm:text-[0.95em]">
        <thead className="bg-sunken">
          <tr>{cellsOf(head, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-line">
              {cellsOf(row, 'td')}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellsOf = (row: ReactNode[], Cell: 'th' | 'td') =>
  row.map((cell, at) => (
    <Cell key={at} className="min-w-20 px-2 py-2 text-left align-top first:font-medium sm:min-w-24 sm:px-3">
      {cell}
    </Cell>
  ));
