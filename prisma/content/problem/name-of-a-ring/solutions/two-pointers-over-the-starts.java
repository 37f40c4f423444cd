import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    private static int firstReading(String ring) {
        int n = ring.length();
        int i = 0;
        int j = 1;
        int equal = 0;
        while (i < n && j < n && equal < n) {
            char atI = ring.charAt((i + equal) % n);
            char atJ = ring.charAt((j + equal) % n);
            if (atI == atJ) {
                equal++;
                continue;
            }
            if (atI > atJ) i += equal + 1;
            else j += equal + 1;
            if (i == j) j++;
            equal = 0;
        }
        return Math.min(i, j);
    }

    public static void main(String[] args) throws IOException {
        String ring = new BufferedReader(new InputStreamReader(System.in)).readLine();
        int start = firstReading(ring);
        String name = ring.substring(start) + ring.substring(0, start);
        System.out.println(start + 1 + " " + name);
    }
}
