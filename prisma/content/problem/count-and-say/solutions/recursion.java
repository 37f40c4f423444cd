class Solution {
    public String countAndSay(int n) {
        if (n == 1) return "1";
        return describe(countAndSay(n - 1));
    }

    private String describe(String term) {
        StringBuilder description = new StringBuilder();
        int start = 0;
        for (int i = 1; i <= term.length(); i++) {
            if (i < term.length() && term.charAt(i) == term.charAt(start)) continue;
            description.append(i - start).append(term.charAt(start));
            start = i;
        }
        return description.toString();
    }
}
