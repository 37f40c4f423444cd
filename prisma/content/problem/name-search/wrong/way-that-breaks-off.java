// Wrong Answer: if the path breaks off, it returns the count of the last node that exists
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    private final Main[] children = new Main[26];
    private int passed;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        Main root = new Main();
        for (; n > 0; n--) {
            Main node = root;
            for (char letter : in.next().toCharArray()) {
                int i = letter - 'a';
                if (node.children[i] == null) node.children[i] = new Main();
                node = node.children[i];
                node.passed++;
            }
        }
        List<String> answers = new ArrayList<>();
        for (; q > 0; q--) {
            Main node = root;
            for (char letter : in.next().toCharArray()) {
                if (node.children[letter - 'a'] == null) break;
                node = node.children[letter - 'a'];
            }
            answers.add(String.valueOf(node.passed));
        }
        System.out.println(String.join(" ", answers));
    }
}
