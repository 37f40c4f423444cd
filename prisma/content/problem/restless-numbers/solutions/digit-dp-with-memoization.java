import java.util.Scanner;

public class Main {
    private final String limit;
    private final Long[][] free;

    private Main(String limit) {
        this.limit = limit;
        free = new Long[limit.length()][11];
    }

    private long ways(int place, int last, boolean isStartOfLimit) {
        if (place == limit.length()) return last >= 0 ? 1 : 0;
        Long known = free[place][last + 1];
        if (!isStartOfLimit && known != null) return known;

        int highest = isStartOfLimit ? limit.charAt(place) - '0' : 9;
        long total = 0;
        for (int digit = 0; digit <= highest; digit++) {
            if (digit == last) continue;
            int written = last < 0 && digit == 0 ? -1 : digit;
            total += ways(place + 1, written, isStartOfLimit && digit == highest);
        }
        if (!isStartOfLimit) free[place][last + 1] = total;
        return total;
    }

    public static void main(String[] args) {
        System.out.println(new Main(new Scanner(System.in).next()).ways(0, -1, true));
    }
}
