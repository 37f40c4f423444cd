function Trie() { this.root = {}; }
Trie.prototype = {
    insert(word) {
        let node = this.root;
        for (let c of word) node = node[c] = node[c] || {};
        node.isWord = true;
    },
    find(word) {
        let node = this.root;
        for (let c of word) if (!(node = node[c])) return null;
        return node;
    },
    search(word) { const n = this.find(word); return !!n && n.isWord === true; },
    startsWith(prefix) { return this.find(prefix) !== null; },
};
