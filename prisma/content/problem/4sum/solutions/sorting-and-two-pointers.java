import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    public List<List<Integer>> fourSum(int[] nums, int target) {
        int[] v = nums.clone();
        Arrays.sort(v);
        List<List<Integer>> found = new ArrayList<>();
        for (int i = 0; i < v.length; i++) {
            if (i > 0 && v[i] == v[i - 1]) continue;
            for (int j = i + 1; j < v.length; j++) {
                if (j > i + 1 && v[j] == v[j - 1]) continue;
                long rest = (long) target - v[i] - v[j];
                int left = j + 1;
                int right = v.length - 1;
                while (left < right) {
                    long sum = (long) v[left] + v[right];
                    if (sum < rest) {
                        left++;
                    } else if (sum > rest) {
                        right--;
                    } else {
                        found.add(List.of(v[i], v[j], v[left++], v[right--]));
                        while (left < right && v[left] == v[left - 1]) left++;
                    }
                }
            }
        }
        return found;
    }
}
