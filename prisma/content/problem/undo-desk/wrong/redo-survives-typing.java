// Wrong Answer: typing a letter does not clear the redo stack
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder text = new StringBuilder();
        Deque<Character> removed = new ArrayDeque<>();
        for (char key : in.next().toCharArray()) {
            if (key == '-') {
                if (text.length() > 0) {
                    removed.push(text.charAt(text.length() - 1));
                    text.setLength(text.length() - 1);
                }
            } else if (key == '+') {
                if (!removed.isEmpty()) text.append(removed.pop());
            } else {
                text.append(key);
            }
        }
        System.out.println(text);
    }
}
