import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    public List<List<String>> groupAnagrams(String[] strs) {
        List<String> representatives = new ArrayList<>();
        List<List<String>> groups = new ArrayList<>();
        for (String word : strs) {
            char[] sorted = word.toCharArray();
            Arrays.sort(sorted);
            String letters = new String(sorted);
            int group = representatives.indexOf(letters);
            if (group == -1) {
                group = groups.size();
                representatives.add(letters);
                groups.add(new ArrayList<>());
            }
            groups.get(group).add(word);
        }
        return groups;
    }
}
