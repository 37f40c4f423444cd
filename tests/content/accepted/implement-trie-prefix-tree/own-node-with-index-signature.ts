class Node_ {
    children: { [letter: string]: Node_ } = {};
    isEnd: boolean = false;
}
class Trie {
    private root: Node_ = new Node_();
    insert(word: string): void {
        let n = this.root;
        for (const c of word) n = n.children[c] ??= new Node_();
        n.isEnd = true;
    }
    private find(prefix: string): Node_ | undefined {
        return [...prefix].reduce<Node_ | undefined>((n, c) => n?.children[c], this.root);
    }
    search(word: string): boolean { return this.find(word)?.isEnd ?? false; }
    startsWith(prefix: string): boolean { return this.find(prefix) !== undefined; }
}
