import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Solution {
    public boolean isSubsequence(String s, String t) {
        List<List<Integer>> indices = new ArrayList<>();
        for (int letter = 0; letter < 26; letter++) indices.add(new ArrayList<>());
        for (int i = 0; i < t.length(); i++) indices.get(t.charAt(i) - 'a').add(i);
        int from = 0;
        for (char letter : s.toCharArray()) {
            List<Integer> places = indices.get(letter - 'a');
            int found = Collections.binarySearch(places, from);
            int next = found >= 0 ? found : -found - 1;
            if (next == places.size()) return false;
            from = places.get(next) + 1;
        }
        return true;
    }
}
