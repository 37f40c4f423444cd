// Time Limit Exceeded: tries every length and searches for each substring from scratch
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String text = new Scanner(System.in).next();
        for (int length = text.length() - 1; length > 0; length--) {
            for (int end = length; end <= text.length(); end++) {
                String passage = text.substring(end - length, end);
                if (text.indexOf(passage) < end - length) {
                    System.out.println(length + " " + passage);
                    return;
                }
            }
        }
        System.out.println(0);
    }
}
