import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

class Solution {
    private int[] nums;
    private Integer[] counts;
    private int[] order;
    private int[] buffer;

    public List<Integer> countSmaller(int[] given) {
        nums = given;
        counts = new Integer[nums.length];
        Arrays.fill(counts, 0);
        order = IntStream.range(0, nums.length).toArray();
        buffer = new int[nums.length];
        sort(0, nums.length);
        return Arrays.asList(counts);
    }

    private void sort(int start, int end) {
        if (end - start < 2) {
            return;
        }
        int middle = (start + end) / 2;
        sort(start, middle);
        sort(middle, end);
        int j = middle;
        int place = start;
        for (int i = start; i < middle; i++) {
            while (j < end && nums[order[j]] < nums[order[i]]) {
                buffer[place++] = order[j++];
            }
            counts[order[i]] += j - middle;
            buffer[place++] = order[i];
        }
        System.arraycopy(buffer, start, order, start, place - start);
    }
}
