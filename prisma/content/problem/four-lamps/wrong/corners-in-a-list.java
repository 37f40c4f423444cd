// Time Limit Exceeded: searches for the two other corners in a list instead of a hash set
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    private record Lamp(int x, int y) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<Lamp> lamps = new ArrayList<>();
        for (int n = in.nextInt(); n > 0; n--) {
            int x = in.nextInt();
            lamps.add(new Lamp(x, in.nextInt()));
        }
        int rectangles = 0;
        for (Lamp a : lamps) {
            for (Lamp b : lamps) {
                if (a.x() >= b.x() || a.y() >= b.y()) continue;
                boolean isUpper = lamps.contains(new Lamp(a.x(), b.y()));
                if (isUpper && lamps.contains(new Lamp(b.x(), a.y()))) rectangles++;
            }
        }
        System.out.println(rectangles);
    }
}
