import { type ReactNode, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { CodeBlock } from './code-block.tsx';
import type { CodeProgram } from './code-program.ts';

type CodeToggleProps = {
  program: CodeProgram;
  of: string;
  /** Below the code. */
  children?: ReactNode;
};

/** Code behind 'Show Code' / 'Hide Code'. */
export function CodeToggle({ program, of, children }: CodeToggleProps) {
  const [isOpen, setOpen] = useState(false);
  if (program.source.trim() === '') return null;
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
          <CodeBlock programs={[program]} of={of} />
          {children}
        </div>
      )}
    </div>
  );
}
