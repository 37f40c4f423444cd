// Wrong Answer: counts the shifts named by somebody, at most one for each nurse
import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        in.nextInt();
        Set<Integer> named = new HashSet<>();
        while (in.hasNextInt()) named.add(in.nextInt());
        System.out.println(Math.min(n, named.size()));
    }
}
