// Wrong Answer: sorts the numbers in decreasing order
import java.util.Arrays;
import java.util.Collections;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Integer[] cards = new Integer[in.nextInt()];
        for (int i = 0; i < cards.length; i++) cards[i] = in.nextInt();
        Arrays.sort(cards, Collections.reverseOrder());
        StringBuilder row = new StringBuilder();
        for (int card : cards) row.append(card);
        System.out.println(cards[0] == 0 ? "0" : row);
    }
}
