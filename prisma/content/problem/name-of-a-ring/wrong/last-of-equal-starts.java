// Wrong Answer: takes the last position among equal rotations
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String ring = new Scanner(System.in).next();
        int start = 0;
        String name = ring;
        for (int i = 1; i < ring.length(); i++) {
            String other = ring.substring(i) + ring.substring(0, i);
            if (other.compareTo(name) <= 0) {
                start = i;
                name = other;
            }
        }
        System.out.println(start + 1 + " " + name);
    }
}
