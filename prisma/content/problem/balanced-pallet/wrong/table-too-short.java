// Runtime Error: the array has no index for the prefix sum n of a row of heavy boxes
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String row = in.readLine().trim();
        int n = row.length();

        int[] firstPlace = new int[2 * n];
        Arrays.fill(firstPlace, -1);
        firstPlace[n] = 0;

        int balance = 0;
        int longest = 0;
        for (int taken = 1; taken <= n; taken++) {
            char box = row.charAt(taken - 1);
            if (box == 'H') balance++;
            if (box == 'L') balance--;
            if (firstPlace[balance + n] == -1) firstPlace[balance + n] = taken;
            longest = Math.max(longest, taken - firstPlace[balance + n]);
        }
        System.out.println(longest);
    }
}
