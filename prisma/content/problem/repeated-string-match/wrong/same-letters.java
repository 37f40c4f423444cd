// Wrong Answer: checks only that a has all letters of b, and computes the copies from the lengths
class Solution {
    public int repeatedStringMatch(String a, String b) {
        for (char letter : b.toCharArray()) {
            if (a.indexOf(letter) < 0) return -1;
        }
        int copies = (b.length() + a.length() - 1) / a.length();
        return a.repeat(copies).contains(b) ? copies : copies + 1;
    }
}
