// Wrong Answer: does not count the employee as a member of the team
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] bossOf = new int[n + 1];
        for (int i = 2; i <= n; i++) bossOf[i] = in.nextInt();

        int[] below = new int[n + 1];
        for (int employee = n; employee >= 2; employee--) {
            below[bossOf[employee]] += below[employee] + 1;
        }
        StringBuilder answer = new StringBuilder();
        for (int employee = 1; employee <= n; employee++) {
            answer.append(below[employee]).append(' ');
        }
        System.out.println(answer);
    }
}
