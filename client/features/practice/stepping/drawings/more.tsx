/** The number of items that are not drawn. */
export const More = ({ count, where = '' }: { count: number; where?: string }) =>
  count > 0 && (
    <p className="mt-1 text-sm text-muted">
      and {count.toLocaleString('en-US')} more{where}
    </p>
  );

/** A text for screen readers that a value just changed. */
export const Changed = ({ is }: { is: boolean }) => is && <span className="sr-only"> changed</span>;
