// Wrong Answer: looks only at the youngest applicant of each list
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int lower = Integer.MAX_VALUE;
        int upper = 0;
        for (int k = in.nextInt(); k > 0; k--) {
            int count = in.nextInt();
            int youngest = in.nextInt();
            while (--count > 0) in.nextInt();
            lower = Math.min(lower, youngest);
            upper = Math.max(upper, youngest);
        }
        System.out.println(lower + " " + upper);
    }
}
