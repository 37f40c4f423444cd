// Time Limit Exceeded: tries every number of rows up to x
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int q = in.nextInt(); q > 0; q--) {
            int stalls = in.nextInt();
            int plans = 0;
            for (int rows = 1; rows <= stalls; rows++) {
                if (stalls % rows == 0) plans++;
            }
            System.out.println(plans);
        }
    }
}
