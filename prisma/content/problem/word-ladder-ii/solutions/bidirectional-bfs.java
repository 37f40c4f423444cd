import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Solution {
    private Set<String> words;

    public List<List<String>> findLadders(
            String beginWord, String endWord, List<String> wordList) {
        List<List<String>> ladders = new ArrayList<>();
        words = new HashSet<>(wordList);
        if (!words.contains(endWord)) {
            return ladders;
        }
        words.add(beginWord);
        Map<String, List<String>> toBegin = new HashMap<>(Map.of(beginWord, List.of()));
        Map<String, List<String>> toEnd = new HashMap<>(Map.of(endWord, List.of()));
        Set<String> front = Set.of(beginWord);
        Set<String> back = Set.of(endWord);
        Set<String> meeting = new HashSet<>();
        while (!front.isEmpty() && !back.isEmpty() && meeting.isEmpty()) {
            if (front.size() <= back.size()) {
                front = expand(front, toBegin);
                meeting.addAll(front);
                meeting.retainAll(toEnd.keySet());
            } else {
                back = expand(back, toEnd);
                meeting.addAll(back);
                meeting.retainAll(toBegin.keySet());
            }
        }
        for (String word : meeting) {
            List<List<String>> lasts = pathsFrom(word, toEnd);
            for (List<String> first : pathsFrom(word, toBegin)) {
                Collections.reverse(first);
                for (List<String> last : lasts) {
                    List<String> ladder = new ArrayList<>(first);
                    ladder.addAll(last.subList(1, last.size()));
                    ladders.add(ladder);
                }
            }
        }
        return ladders;
    }

    private Set<String> expand(Set<String> layer, Map<String, List<String>> links) {
        Map<String, List<String>> found = new HashMap<>();
        for (String word : layer) {
            for (String other : neighboursOf(word)) {
                if (words.contains(other) && !links.containsKey(other)) {
                    found.computeIfAbsent(other, key -> new ArrayList<>()).add(word);
                }
            }
        }
        links.putAll(found);
        return found.keySet();
    }

    private List<List<String>> pathsFrom(
            String start, Map<String, List<String>> links) {
        List<List<String>> paths = new ArrayList<>();
        walk(links, new ArrayList<>(List.of(start)), paths);
        return paths;
    }

    private void walk(
            Map<String, List<String>> links,
            List<String> path,
            List<List<String>> paths) {
        List<String> others = links.get(path.get(path.size() - 1));
        if (others.isEmpty()) {
            paths.add(new ArrayList<>(path));
        }
        for (String other : others) {
            path.add(other);
            walk(links, path, paths);
            path.remove(path.size() - 1);
        }
    }

    private List<String> neighboursOf(String word) {
        List<String> found = new ArrayList<>();
        char[] letters = word.toCharArray();
        for (int i = 0; i < letters.length; i++) {
            char own = letters[i];
            for (char letter = 'a'; letter <= 'z'; letter++) {
                letters[i] = letter;
                found.add(new String(letters));
            }
            letters[i] = own;
        }
        return found;
    }
}
