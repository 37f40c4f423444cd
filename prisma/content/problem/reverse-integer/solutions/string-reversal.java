class Solution {
    public int reverse(int x) {
        String digits = Long.toString(Math.abs((long) x));
        long size = Long.parseLong(new StringBuilder(digits).reverse().toString());
        long result = x < 0 ? -size : size;
        return result == (int) result ? (int) result : 0;
    }
}
