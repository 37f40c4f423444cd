interface Draft { text: string; open: number; close: number }

function generateParenthesis(n: number): string[] {
    const result: string[] = [];
    const stack: Draft[] = [{ text: '', open: 0, close: 0 }];
    while (stack.length > 0) {
        const { text, open, close } = stack.pop() as Draft;
        if (text.length === 2 * n) result.push(text);
        if (open < n) stack.push({ text: text + '(', open: open + 1, close });
        if (close < open) stack.push({ text: text + ')', open, close: close + 1 });
    }
    return result;
}
