// Wrong Answer: rotates the frames so that the shorter side is the width
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] frames = new long[in.nextInt()];
        for (int i = 0; i < frames.length; i++) {
            int one = in.nextInt();
            int other = in.nextInt();
            frames[i] = ((long) Math.min(one, other) << 32) - Math.max(one, other);
        }
        Arrays.sort(frames);
        int[] ends = new int[frames.length];
        int count = 0;
        for (long frame : frames) {
            int height = (int) -frame;
            int place = Arrays.binarySearch(ends, 0, count, height);
            if (place < 0) place = -place - 1;
            ends[place] = height;
            if (place == count) count++;
        }
        System.out.println(count);
    }
}
