import { useSearchParams } from 'react-router-dom';
import { currentParameters } from '#client/lib/current-parameters.ts';
import { readSheetAddress, type SheetAddress, sheetParameters } from '#shared/rules/sheets/sheet-address.ts';

export const currentSheetAddress = (): SheetAddress => readSheetAddress(currentParameters());

export function useSheetAddress() {
  const [parameters, setParameters] = useSearchParams();
  /** Clears every parameter that is not in `next`: a new topic or company starts without a filter. */
  const go = (next: Partial<SheetAddress>, { replace = false } = {}) => {
    const newParameters = sheetParameters(next);
    // An unchanged address adds no entry to the history.
    if (newParameters.toString() !== sheetParameters(currentSheetAddress()).toString())
      setParameters(newParameters, { replace, preventScrollReset: true });
  };
  return { address: readSheetAddress(parameters), go };
}
