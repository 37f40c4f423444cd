import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String row = in.readLine().trim();
        int n = row.length();

        int longest = 0;
        for (int start = 0; start < n; start++) {
            int balance = 0;
            for (int end = start; end < n; end++) {
                if (row.charAt(end) == 'H') balance++;
                if (row.charAt(end) == 'L') balance--;
                if (balance == 0) longest = Math.max(longest, end - start + 1);
            }
        }
        System.out.println(longest);
    }
}
