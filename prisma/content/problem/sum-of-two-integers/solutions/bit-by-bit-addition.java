class Solution {
    public int getSum(int a, int b) {
        int sum = 0;
        int carry = 0;
        for (int place = 1; place != 0; place <<= 1) {
            sum |= (a ^ b ^ carry) & place;
            carry = ((a & b | a & carry | b & carry) & place) << 1;
        }
        return sum;
    }
}
