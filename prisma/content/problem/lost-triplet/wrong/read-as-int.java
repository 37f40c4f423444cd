// Runtime Error: a number of up to 2^32 - 1 overflows an int
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int ones = 0;
        int twos = 0;
        for (int n = in.nextInt(); n > 0; n--) {
            int ticket = in.nextInt();
            ones = (ones ^ ticket) & ~twos;
            twos = (twos ^ ticket) & ~ones;
        }
        System.out.println(Integer.toUnsignedString(ones));
    }
}
