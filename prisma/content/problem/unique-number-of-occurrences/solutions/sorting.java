import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

class Solution {
    public boolean uniqueOccurrences(int[] arr) {
        int[] numbers = arr.clone();
        Arrays.sort(numbers);
        List<Integer> lengths = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= numbers.length; i++) {
            if (i == numbers.length || numbers[i] != numbers[start]) {
                lengths.add(i - start);
                start = i;
            }
        }
        Collections.sort(lengths);
        for (int i = 1; i < lengths.size(); i++) {
            if (lengths.get(i - 1).equals(lengths.get(i))) return false;
        }
        return true;
    }
}
