import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        String names = in.readLine();
        // The root is never a child, so 0 means no child.
        int[] children = new int[26 * (names.length() + 1)];
        int[] passed = new int[names.length() + 1];
        int nodes = 1;
        for (String name : names.split(" ")) {
            int node = 0;
            for (char letter : name.toCharArray()) {
                int place = 26 * node + letter - 'a';
                if (children[place] == 0) children[place] = nodes++;
                node = children[place];
                passed[node]++;
            }
        }

        StringBuilder answers = new StringBuilder();
        for (String typed : in.readLine().split(" ")) {
            int node = 0;
            for (char letter : typed.toCharArray()) {
                node = children[26 * node + letter - 'a'];
                if (node == 0) break;
            }
            answers.append(passed[node]).append(' ');
        }
        System.out.println(answers);
    }
}
