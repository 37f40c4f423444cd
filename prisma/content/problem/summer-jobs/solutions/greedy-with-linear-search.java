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

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        Job[] jobs = new Job[n];
        for (int i = 0; i < n; i++) jobs[i] = new Job(nextInt(), nextInt());
        Arrays.sort(jobs, Comparator.comparingInt(Job::pay).reversed());

        boolean[] isTaken = new boolean[n + 1];
        long total = 0;
        for (Job job : jobs) {
            int day = Math.min(job.due(), n);
            while (day > 0 && isTaken[day]) day--;
            if (day == 0) continue;
            isTaken[day] = true;
            total += job.pay();
        }
        System.out.println(total);
    }
}
