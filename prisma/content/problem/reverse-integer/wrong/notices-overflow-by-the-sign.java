// Wrong Answer: checks for overflow by the sign, but an overflowed product may keep its sign
class Solution {
    public int reverse(int x) {
        int result = 0;
        for (int rest = x; rest != 0; rest /= 10) {
            result = 10 * result + rest % 10;
        }
        return (result ^ x) < 0 ? 0 : result;
    }
}
