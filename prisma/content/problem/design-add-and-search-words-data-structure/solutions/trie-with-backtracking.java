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

    public boolean search(String word) {
        return finds(word, 0);
    }

    private boolean finds(String word, int start) {
        WordDictionary node = this;
        for (int i = start; i < word.length(); i++) {
            if (word.charAt(i) == '.') {
                for (WordDictionary child : node.children) {
                    if (child != null && child.finds(word, i + 1)) return true;
                }
                return false;
            }
            node = node.children[word.charAt(i) - 'a'];
            if (node == null) return false;
        }
        return node.isEnd;
    }
}
