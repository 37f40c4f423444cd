// Wrong Answer: appends letters of order that do not occur in s
class Solution {
    public String customSortString(String order, String s) {
        StringBuilder sorted = new StringBuilder();
        for (char letter : order.toCharArray()) {
            long count = s.chars().filter(other -> other == letter).count();
            sorted.append(String.valueOf(letter).repeat((int) Math.max(1, count)));
        }
        for (char letter : s.toCharArray()) {
            if (order.indexOf(letter) < 0) sorted.append(letter);
        }
        return sorted.toString();
    }
}
