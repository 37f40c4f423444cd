// Wrong Answer: stores a reference to the list of parts instead of a copy, and it is empty at the end
class Solution {
    private final List<List<String>> ways = new ArrayList<>();
    private final List<String> parts = new ArrayList<>();

    public List<List<String>> partition(String s) {
        if (s.isEmpty()) {
            ways.add(parts);
        }
        for (int end = 1; end <= s.length(); end++) {
            String part = s.substring(0, end);
            if (new StringBuilder(part).reverse().toString().equals(part)) {
                parts.add(part);
                partition(s.substring(end));
                parts.remove(parts.size() - 1);
            }
        }
        return ways;
    }
}
