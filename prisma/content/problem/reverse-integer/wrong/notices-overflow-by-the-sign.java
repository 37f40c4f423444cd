// Wrong Answer: a product that leaves the 32 bits may well keep its sign
class Solution {
    public int reverse(int x) {
        int result = 0;
        for (int rest = x; rest != 0; rest /= 10) {
            result = 10 * result + rest % 10;
        }
        return (result ^ x) < 0 ? 0 : result;
    }
}
