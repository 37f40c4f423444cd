class Solution {
    public String reverseWords(String s) {
        StringBuilder answer = new StringBuilder();
        int end = s.length();
        while (end > 0) {
            if (s.charAt(end - 1) == ' ') {
                end--;
                continue;
            }
            int start = s.lastIndexOf(' ', end - 1) + 1;
            if (answer.length() > 0) {
                answer.append(' ');
            }
            answer.append(s, start, end);
            end = start;
        }
        return answer.toString();
    }
}
