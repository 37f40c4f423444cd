// Wrong Answer: compares only the character counts and not their order
import java.util.Arrays;

class Solution {
    public boolean isInterleave(String s1, String s2, String s3) {
        char[] both = (s1 + s2).toCharArray();
        char[] merged = s3.toCharArray();
        Arrays.sort(both);
        Arrays.sort(merged);
        return Arrays.equals(both, merged);
    }
}
