import { useState } from 'react';
import { Button } from './button.tsx';
import { CodeBlock } from './code-block.tsx';

/** Code behind 'Show Code' / 'Hide Code'. */
export function CodeToggle({ code, of, language }: { code: string; of: string; language?: string }) {
  const [isOpen, setOpen] = useState(false);
  if (code.trim() === '') return null;
  return (
    <div className="mt-5">
      <Button
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Hide' : 'Show'} Code of ${of}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide Code' : 'Show Code'}
      </Button>
      {isOpen && (
        <div className="mt-4">
          <CodeBlock code={code} language={language} />
        </div>
      )}
    </div>
  );
}
