// Wrong Answer: moves both pointers at once, although only one number is ruled out
class Solution {
    public int[] twoSum(int[] numbers, int target) {
        int left = 0;
        int right = numbers.length - 1;
        while (left < right && numbers[left] + numbers[right] != target) {
            left++;
            right--;
        }
        return new int[] {left + 1, right + 1};
    }
}
