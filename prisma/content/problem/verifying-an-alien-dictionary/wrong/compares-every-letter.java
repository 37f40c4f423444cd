// Wrong Answer: goes on after the first letters that differ, and compares all later letters as well
class Solution {
    public boolean isAlienSorted(String[] words, String order) {
        for (int w = 0; w + 1 < words.length; w++) {
            String first = words[w];
            String second = words[w + 1];
            for (int i = 0; i < first.length(); i++) {
                if (i == second.length()) return false;
                if (order.indexOf(first.charAt(i)) > order.indexOf(second.charAt(i))) return false;
            }
        }
        return true;
    }
}
