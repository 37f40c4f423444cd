// Wrong Answer: lets a dot match no letter as well
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
        if (word.isEmpty()) return isEnd;
        String rest = word.substring(1);
        if (word.charAt(0) != '.') {
            WordDictionary child = children[word.charAt(0) - 'a'];
            return child != null && child.search(rest);
        }
        for (WordDictionary child : children) {
            if (child != null && child.search(rest)) return true;
        }
        return search(rest);
    }
}
