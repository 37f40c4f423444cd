import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    private static void moveLast(StringBuilder from, StringBuilder to) {
        if (from.length() == 0) return;
        int last = from.length() - 1;
        to.append(from.charAt(last));
        from.setLength(last);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String keys = in.readLine().trim();

        StringBuilder text = new StringBuilder();
        StringBuilder removed = new StringBuilder();
        for (char key : keys.toCharArray()) {
            if (key == '-') {
                moveLast(text, removed);
            } else if (key == '+') {
                moveLast(removed, text);
            } else {
                text.append(key);
                removed.setLength(0);
            }
        }
        System.out.println(text);
    }
}
