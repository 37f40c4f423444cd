import java.util.ArrayList;
import java.util.List;

class WordDictionary {
    private final List<String> words = new ArrayList<>();

    public void addWord(String word) {
        words.add(word);
    }

    public boolean search(String pattern) {
        return words.stream().anyMatch(word -> fits(word, pattern));
    }

    private boolean fits(String word, String pattern) {
        if (word.length() != pattern.length()) return false;
        for (int i = 0; i < word.length(); i++) {
            char wanted = pattern.charAt(i);
            if (wanted != '.' && wanted != word.charAt(i)) return false;
        }
        return true;
    }
}
