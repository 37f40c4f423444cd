type ProgressBarProps = {
  label: string;
  done: number;
  of: number;
  /** The text beside the label; by default how much is done. */
  text?: string;
};

export function ProgressBar({ label, done, of, text = `${done} of ${of} done` }: ProgressBarProps) {
  const percent = of === 0 ? 0 : Math.round((done / of) * 100);
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span className="font-medium wrap-anywhere">{label}</span>
        <span className="shrink-0 text-muted tabular-nums">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        className="h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-200"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
