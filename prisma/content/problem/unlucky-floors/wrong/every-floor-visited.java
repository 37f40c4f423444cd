// Time Limit Exceeded: visits every floor
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long floors = in.nextLong();
        in.nextLine();
        String[] words = in.nextLine().split(" ");
        long numbered = 0;
        for (long floor = 1; floor <= floors; floor++) {
            boolean isLucky = true;
            for (String word : words) {
                if (floor % Long.parseLong(word) == 0) isLucky = false;
            }
            if (isLucky) numbered++;
        }
        System.out.println(numbered);
    }
}
