// Runtime Error: if all digits are nines, the carry leaves the array at the front
class Solution {
    public int[] plusOne(int[] digits) {
        int place = digits.length - 1;
        while (digits[place] == 9) {
            digits[place] = 0;
            place--;
        }
        digits[place]++;
        return digits;
    }
}
