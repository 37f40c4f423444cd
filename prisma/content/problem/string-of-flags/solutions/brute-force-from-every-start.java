import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String flags = in.readLine();
        String wanted = in.readLine();
        int[] needed = new int[128];
        for (char flag : wanted.toCharArray()) needed[flag]++;

        int length = 0;
        int beginning = 0;
        for (int first = 0; first < flags.length(); first++) {
            int[] missing = needed.clone();
            int missingInAll = wanted.length();
            int end = first;
            for (; end < flags.length() && missingInAll > 0; end++) {
                if (missing[flags.charAt(end)]-- > 0) missingInAll--;
            }
            if (missingInAll > 0) break;
            if (length > 0 && end - first >= length) continue;
            length = end - first;
            beginning = first + 1;
        }
        System.out.println(length + " " + beginning);
    }
}
