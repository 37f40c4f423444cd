// Wrong Answer: stores totals in an int, which overflows
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] ifLet = new int[n + 1];
        int[] ifEmpty = new int[n + 1];
        int[] above = new int[n + 1];
        for (int i = 1; i <= n; i++) ifLet[i] = in.nextInt();
        for (int i = 2; i <= n; i++) above[i] = in.nextInt();
        for (int i = n; i > 1; i--) {
            ifLet[above[i]] += ifEmpty[i];
            ifEmpty[above[i]] += Math.max(ifLet[i], ifEmpty[i]);
        }
        System.out.println(Math.max(ifLet[1], ifEmpty[1]));
    }
}
