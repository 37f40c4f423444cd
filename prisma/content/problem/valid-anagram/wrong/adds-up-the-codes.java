// Wrong Answer: different letters may add up to the same sum, as in ad and bc
class Solution {
    public boolean isAnagram(String s, String t) {
        return s.length() == t.length() && s.chars().sum() == t.chars().sum();
    }
}
