import java.util.Scanner;

public class Main {
    private static String[] cards;
    private static boolean[] used;
    private static String largest = "";

    private static void extend(String row, int laid) {
        if (laid == cards.length) {
            if (row.compareTo(largest) > 0) largest = row;
            return;
        }
        for (int i = 0; i < cards.length; i++) {
            if (used[i]) continue;
            used[i] = true;
            extend(row + cards[i], laid + 1);
            used[i] = false;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        cards = new String[in.nextInt()];
        used = new boolean[cards.length];
        for (int i = 0; i < cards.length; i++) cards[i] = in.next();
        extend("", 0);
        System.out.println(largest.startsWith("0") ? "0" : largest);
    }
}
