import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    private static class TrieNode {
        final TrieNode[] children = new TrieNode[26];
        final List<String> suggestions = new ArrayList<>(3);
    }

    public List<List<String>> suggestedProducts(String[] products, String searchWord) {
        Arrays.sort(products);
        TrieNode root = new TrieNode();
        for (String name : products) insert(root, name);
        List<List<String>> suggestions = new ArrayList<>();
        TrieNode node = root;
        for (char letter : searchWord.toCharArray()) {
            if (node != null) node = node.children[letter - 'a'];
            suggestions.add(node == null ? List.of() : node.suggestions);
        }
        return suggestions;
    }

    private void insert(TrieNode root, String name) {
        TrieNode node = root;
        for (char letter : name.toCharArray()) {
            int i = letter - 'a';
            if (node.children[i] == null) node.children[i] = new TrieNode();
            node = node.children[i];
            if (node.suggestions.size() < 3) node.suggestions.add(name);
        }
    }
}
