// Wrong Answer: passes a message only to the adjacent tower, not past towers that are not taller
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) heights[i] = in.nextInt();

        int[] passes = new int[n];
        for (int i = n - 2; i >= 0; i--) {
            int next = i + 1;
            if (heights[next] > heights[i]) {
                passes[i] = passes[next] + 1;
            } else {
                passes[i] = heights[next] == heights[i] ? passes[next] : 0;
            }
        }
        StringBuilder answer = new StringBuilder();
        for (int count : passes) answer.append(count).append(' ');
        System.out.println(answer);
    }
}
