// Wrong Answer: starts the second pass with the earliest finishing time, not the latest
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    private static final List<List<Integer>> TELLS = new ArrayList<>();

    private static void search(int member, boolean[] seen, List<Integer> left) {
        seen[member] = true;
        for (int hearer : TELLS.get(member)) {
            if (!seen[hearer]) search(hearer, seen, left);
        }
        left.add(member);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i <= n; i++) TELLS.add(new ArrayList<>());
        for (int m = in.nextInt(); m > 0; m--) {
            TELLS.get(in.nextInt()).add(in.nextInt());
        }
        List<Integer> left = new ArrayList<>();
        boolean[] seen = new boolean[n + 1];
        for (int i = 1; i <= n; i++) if (!seen[i]) search(i, seen, left);
        boolean[] knows = new boolean[n + 1];
        int informed = 0;
        for (int member : left) {
            if (knows[member]) continue;
            informed++;
            search(member, knows, new ArrayList<>());
        }
        System.out.println(informed);
    }
}
