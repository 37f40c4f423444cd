// Wrong Answer: prints the mean of the two middle offers
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<Integer> offers = new ArrayList<>();
        for (int n = in.nextInt(); n > 0; n--) {
            offers.add(in.nextInt());
            Collections.sort(offers);
            long low = offers.get((offers.size() - 1) / 2);
            long high = offers.get(offers.size() / 2);
            System.out.print((low + high) / 2 + " ");
        }
        System.out.println();
    }
}
