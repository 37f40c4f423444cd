// Wrong Answer: compares the sums of the character codes, which are equal for ad and bc
class Solution {
    public boolean isAnagram(String s, String t) {
        return s.length() == t.length() && s.chars().sum() == t.chars().sum();
    }
}
