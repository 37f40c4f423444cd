// Wrong Answer: a set keeps each string only once, even if the array contains it several times
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

class Solution {
    public List<List<String>> groupAnagrams(String[] strs) {
        Map<String, Set<String>> groups = new HashMap<>();
        for (String word : strs) {
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            groups.computeIfAbsent(new String(letters), k -> new TreeSet<>()).add(word);
        }
        List<List<String>> answer = new ArrayList<>();
        for (Set<String> members : groups.values()) {
            answer.add(new ArrayList<>(members));
        }
        return answer;
    }
}
