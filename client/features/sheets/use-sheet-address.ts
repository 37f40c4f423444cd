import { useSearchParams } from 'react-router-dom';
import { currentParameters } from '#client/lib/current-parameters.ts';
import { readSheetAddress, type SheetAddress, sheetParameters } from '#shared/rules/sheets/sheet-address.ts';

export const currentSheetAddress = (): SheetAddress => readSheetAddress(currentParameters());

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
