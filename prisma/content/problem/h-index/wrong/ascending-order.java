// Wrong Answer: sorts in ascending order and counts from the least cited paper
import java.util.Arrays;

class Solution {
    public int hIndex(int[] citations) {
        Arrays.sort(citations);
        int h = 0;
        while (h < citations.length && citations[h] > h) {
            h++;
        }
        return h;
    }
}
