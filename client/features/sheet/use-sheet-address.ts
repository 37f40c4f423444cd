import { useSearchParams } from 'react-router-dom';
import { readSheetAddress, type SheetAddress, sheetParameters } from '#shared/rules/sheet-address.ts';

/** What the address says by now. Under load what is rendered can be a step behind it. */
export const currentSheetAddress = (): SheetAddress => readSheetAddress(new URLSearchParams(window.location.search));

export function useSheetAddress() {
  const [parameters, setParameters] = useSearchParams();
  /** Whatever is not named is cleared: a topic or a company comes without any filter. */
  const go = (next: Partial<SheetAddress>, { replace = false } = {}) => {
    const wanted = sheetParameters(next);
    // Pressing what is pressed already is no step to go back from.
    if (wanted.toString() !== sheetParameters(currentSheetAddress()).toString())
      setParameters(wanted, { replace, preventScrollReset: true });
  };
  return { address: readSheetAddress(parameters), go };
}
