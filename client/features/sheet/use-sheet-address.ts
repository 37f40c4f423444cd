import { useSearchParams } from 'react-router-dom';
import { readSheetAddress, type SheetAddress, sheetParameters } from '#shared/rules/sheet-address.ts';

export function useSheetAddress() {
  const [parameters, setParameters] = useSearchParams();
  const address = readSheetAddress(parameters);
  /** Whatever is not named is cleared: a topic or a company comes without any filter. */
  const go = (next: Partial<SheetAddress>, { replace = false } = {}) => {
    const wanted = sheetParameters(next);
    // Pressing what is pressed already is no step to go back from.
    if (wanted.toString() !== sheetParameters(address).toString())
      setParameters(wanted, { replace, preventScrollReset: true });
  };
  return { address, go };
}
