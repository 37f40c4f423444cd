import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long floors = in.nextLong();
        in.nextLine();
        String[] words = in.nextLine().split(" ");
        long[] unlucky = new long[words.length];
        for (int i = 0; i < words.length; i++) unlucky[i] = Long.parseLong(words[i]);

        long numbered = 0;
        for (long floor = 1; floor <= floors; floor++) {
            boolean isLucky = true;
            for (long number : unlucky) isLucky &= floor % number != 0;
            if (isLucky) numbered++;
        }
        System.out.println(numbered);
    }
}
