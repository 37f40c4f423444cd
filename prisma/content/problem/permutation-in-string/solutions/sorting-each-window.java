import java.util.Arrays;

class Solution {
    public boolean checkInclusion(String s1, String s2) {
        char[] wanted = s1.toCharArray();
        Arrays.sort(wanted);
        for (int start = 0; start + wanted.length <= s2.length(); start++) {
            char[] part = s2.substring(start, start + wanted.length).toCharArray();
            Arrays.sort(part);
            if (Arrays.equals(part, wanted)) {
                return true;
            }
        }
        return false;
    }
}
