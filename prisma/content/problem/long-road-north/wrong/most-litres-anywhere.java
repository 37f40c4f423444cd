// Wrong Answer: picks the stations with the most litres, even if they are out of reach
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long distance = in.nextLong();
        long reach = in.nextLong();
        int[] litres = new int[in.nextInt()];
        for (int i = 0; i < litres.length; i++) {
            in.nextInt();
            litres[i] = in.nextInt();
        }
        Arrays.sort(litres);
        int stops = 0;
        while (reach < distance && stops < litres.length) {
            stops++;
            reach += litres[litres.length - stops];
        }
        System.out.println(reach < distance ? -1 : stops);
    }
}
