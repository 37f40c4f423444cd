/** How many items there are besides those drawn. */
export const More = ({ count, where = '' }: { count: number; where?: string }) =>
  count > 0 && (
    <p className="mt-1 text-sm text-muted">
      and {count.toLocaleString('en-US')} more{where}
    </p>
  );

/** Said, not shown: that something just changed. */
export const Changed = ({ is }: { is: boolean }) => is && <span className="sr-only"> changed</span>;
