import java.util.ArrayList;
import java.util.List;

class WordDictionary {
    private final List<String> words = new ArrayList<>();

    public void addWord(String word) {
        words.add(word);
    }

    public boolean search(String word) {
        return words.stream().anyMatch(stored -> fits(stored, word));
    }

    private boolean fits(String stored, String word) {
        if (stored.length() != word.length()) return false;
        for (int i = 0; i < stored.length(); i++) {
            char wanted = word.charAt(i);
            if (wanted != '.' && wanted != stored.charAt(i)) return false;
        }
        return true;
    }
}
