// Wrong Answer: startsWith requires a letter after the prefix, so a complete word is not found
class Trie {
    private final Trie[] children = new Trie[26];
    private boolean isEnd;

    public void insert(String word) {
        Trie node = this;
        for (char letter : word.toCharArray()) {
            if (node.children[letter - 'a'] == null) {
                node.children[letter - 'a'] = new Trie();
            }
            node = node.children[letter - 'a'];
        }
        node.isEnd = true;
    }

    public boolean search(String word) {
        Trie node = find(word);
        return node != null && node.isEnd;
    }

    public boolean startsWith(String prefix) {
        Trie node = find(prefix);
        if (node == null) return false;
        for (Trie child : node.children) {
            if (child != null) return true;
        }
        return false;
    }

    private Trie find(String prefix) {
        Trie node = this;
        for (char letter : prefix.toCharArray()) {
            node = node.children[letter - 'a'];
            if (node == null) return null;
        }
        return node;
    }
}
