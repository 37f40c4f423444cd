import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        String text = new BufferedReader(new InputStreamReader(System.in)).readLine();
        int n = text.length();
        int[] common = new int[n + 1];
        int longest = 0;
        int end = 0;
        for (int j = 1; j < n; j++) {
            for (int i = j; i > 0; i--) {
                boolean isEqual = text.charAt(i - 1) == text.charAt(j);
                common[i] = isEqual ? common[i - 1] + 1 : 0;
                if (common[i] > longest) {
                    longest = common[i];
                    end = j + 1;
                }
            }
        }
        System.out.println((longest + " " + text.substring(end - longest, end)).trim());
    }
}
