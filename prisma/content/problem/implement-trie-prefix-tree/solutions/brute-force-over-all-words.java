import java.util.ArrayList;
import java.util.List;

class Trie {
    private final List<String> words = new ArrayList<>();

    public void insert(String word) {
        words.add(word);
    }

    public boolean search(String word) {
        return words.contains(word);
    }

    public boolean startsWith(String prefix) {
        return words.stream().anyMatch(word -> word.startsWith(prefix));
    }
}
