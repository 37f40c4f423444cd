import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private record Job(int due, int pay) {}

    private static int latestFree(int[] pointer, int day) {
        while (pointer[day] != day) {
            pointer[day] = pointer[pointer[day]];
            day = pointer[day];
        }
        return day;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        Job[] jobs = new Job[n];
        for (int i = 0; i < n; i++) jobs[i] = new Job(nextInt(), nextInt());
        Arrays.sort(jobs, Comparator.comparingInt(Job::pay).reversed());

        int[] pointer = new int[n + 1];
        for (int day = 1; day <= n; day++) pointer[day] = day;
        long total = 0;
        for (Job job : jobs) {
            int day = latestFree(pointer, Math.min(job.due(), n));
            if (day == 0) continue;
            pointer[day] = day - 1;
            total += job.pay();
        }
        System.out.println(total);
    }
}
