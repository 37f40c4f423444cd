// Runtime Error: fills the first window without checking that s2 is long enough
class Solution {
    public boolean checkInclusion(String s1, String s2) {
        int[] excess = new int[26];
        for (int i = 0; i < s1.length(); i++) {
            excess[s1.charAt(i) - 'a']--;
            excess[s2.charAt(i) - 'a']++;
        }
        for (int end = s1.length(); !isZero(excess); end++) {
            if (end == s2.length()) {
                return false;
            }
            excess[s2.charAt(end) - 'a']++;
            excess[s2.charAt(end - s1.length()) - 'a']--;
        }
        return true;
    }

    private boolean isZero(int[] counts) {
        for (int count : counts) {
            if (count != 0) {
                return false;
            }
        }
        return true;
    }
}
