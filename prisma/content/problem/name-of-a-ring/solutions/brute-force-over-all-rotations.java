import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        String ring = new BufferedReader(new InputStreamReader(System.in)).readLine();
        int n = ring.length();
        int start = 0;
        for (int other = 1; other < n; other++) {
            int difference = 0;
            for (int k = 0; difference == 0 && k < n; k++) {
                char letter = ring.charAt((other + k) % n);
                difference = letter - ring.charAt((start + k) % n);
            }
            if (difference < 0) start = other;
        }
        String name = ring.substring(start) + ring.substring(0, start);
        System.out.println(start + 1 + " " + name);
    }
}
