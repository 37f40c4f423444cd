class Solution {
    public boolean isPalindrome(int x) {
        String digits = Integer.toString(x);
        return new StringBuilder(digits).reverse().toString().equals(digits);
    }
}
