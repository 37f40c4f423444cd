class Solution {
    public int countSubstrings(String s) {
        int count = 0;
        for (int start = 0; start < s.length(); start++) {
            for (int end = start; end < s.length(); end++) {
                int left = start;
                int right = end;
                while (left < right && s.charAt(left) == s.charAt(right)) {
                    left++;
                    right--;
                }
                if (left >= right) {
                    count++;
                }
            }
        }
        return count;
    }
}
