class WordDictionary {
    private final WordDictionary[] children = new WordDictionary[26];
    private boolean isEnd;

    public void addWord(String word) {
        WordDictionary node = this;
        for (char letter : word.toCharArray()) {
            if (node.children[letter - 'a'] == null) {
                node.children[letter - 'a'] = new WordDictionary();
            }
            node = node.children[letter - 'a'];
        }
        node.isEnd = true;
    }

    public boolean search(String pattern) {
        return finds(pattern, 0);
    }

    private boolean finds(String pattern, int start) {
        WordDictionary node = this;
        for (int i = start; i < pattern.length(); i++) {
            if (pattern.charAt(i) == '.') {
                for (WordDictionary child : node.children) {
                    if (child != null && child.finds(pattern, i + 1)) return true;
                }
                return false;
            }
            node = node.children[pattern.charAt(i) - 'a'];
            if (node == null) return false;
        }
        return node.isEnd;
    }
}
