import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String flags = in.readLine();
        String wanted = in.readLine();
        int[] missing = new int[128];
        for (char flag : wanted.toCharArray()) missing[flag]++;
        int missingInAll = wanted.length();

        int length = 0;
        int beginning = 0;
        int left = 0;
        for (int right = 0; right < flags.length(); right++) {
            if (missing[flags.charAt(right)]-- > 0) missingInAll--;
            for (; missingInAll == 0; left++) {
                if (length == 0 || right - left + 1 < length) {
                    length = right - left + 1;
                    beginning = left + 1;
                }
                if (++missing[flags.charAt(left)] > 0) missingInAll++;
            }
        }
        System.out.println(length + " " + beginning);
    }
}
