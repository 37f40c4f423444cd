import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        Map<String, int[]> count = new HashMap<>();
        for (int i = 0; i < n; i++) {
            String[] parts = in.readLine().split(" ");
            int[] sides = count.computeIfAbsent(parts[0], colour -> new int[2]);
            sides[parts[1].equals("L") ? 0 : 1]++;
        }
        int pairs = 0;
        for (int[] sides : count.values()) pairs += Math.min(sides[0], sides[1]);
        System.out.println(pairs + " " + (n - 2 * pairs));
    }
}
