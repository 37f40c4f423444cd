import { type ComponentType, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { showNotLoaded } from '#client/components/not-loaded.tsx';

type GrowthCurvesProps = { load(): Promise<ComponentType> };

/** How the work of the brute, better and best approach grows with the input: drawn, or measured here on demand. */
export function GrowthCurves({ load }: GrowthCurvesProps) {
  const [Measured, setMeasured] = useState<ComponentType | null>(null);
  const [isLoading, setLoading] = useState(false);
  async function handleMeasure() {
    if (isLoading) return;
    setLoading(true);
    try {
      const loaded = await load();
      setMeasured(() => loaded);
    } catch {
      showNotLoaded();
    } finally {
      setLoading(false);
    }
  }
  return (
    <figure className="rise rounded-md border border-line bg-surface p-5 [animation-delay:150ms] sm:p-7">
      <figcaption className="mb-4 flex items-baseline justify-between gap-4">
        <span className="font-medium">One problem, three approaches</span>
        <span className="text-sm text-muted">{Measured ? 'time' : 'work'} by input size</span>
      </figcaption>
      {Measured ? (
        <Measured />
      ) : (
        <>
          <Drawing />
          <Button className="mt-4" aria-busy={isLoading} onClick={() => void handleMeasure()}>
            Measure it on your device
          </Button>
        </>
      )}
    </figure>
  );
}

/** In the colours of the page, for both themes. */
const Drawing = () => (
  <svg
    viewBox="0 0 420 270"
    className="w-full"
    role="img"
    aria-label="Brute force grows as n squared, better as n log n, best as n"
  >
    <g className="stroke-line" strokeWidth="1">
      {[30, 85, 140, 195].map((y) => (
        <path key={y} d={`M40 ${y}H400`} />
      ))}
    </g>
    <path d="M40 20V240H405" fill="none" className="stroke-line-strong" strokeWidth="1.5" />
    <g fill="none" strokeWidth="3" strokeLinecap="round">
      <path d="M42 239C110 236 200 200 262 26" className="stroke-hard" />
      <path d="M42 239C150 226 290 168 372 92" className="stroke-medium" />
      <path d="M42 239L388 192" className="stroke-easy" />
    </g>
    <g fontSize="14" fontWeight="600">
      <text x="272" y="42" className="fill-hard">
        Brute O(n²)
      </text>
      <text x="296" y="84" className="fill-medium">
        Better O(n log n)
      </text>
      <text x="318" y="182" className="fill-easy">
        Best O(n)
      </text>
    </g>
    <g fontSize="13" className="fill-muted">
      <text x="404" y="260" textAnchor="end">
        input
      </text>
      <text x="32" y="24" textAnchor="end">
        work
      </text>
    </g>
  </svg>
);
