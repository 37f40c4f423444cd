import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public int scoreOfParentheses(String s) {
        Deque<Integer> scores = new ArrayDeque<>();
        scores.push(0);
        for (char c : s.toCharArray()) {
            if (c == '(') {
                scores.push(0);
            } else {
                int inner = scores.pop();
                scores.push(scores.pop() + Math.max(1, 2 * inner));
            }
        }
        return scores.pop();
    }
}
