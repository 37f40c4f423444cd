import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

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
        Arrays.sort(jobs, Comparator.comparingInt(Job::due));

        PriorityQueue<Integer> chosen = new PriorityQueue<>();
        long total = 0;
        for (Job job : jobs) {
            chosen.add(job.pay());
            total += job.pay();
            if (chosen.size() > job.due()) total -= chosen.remove();
        }
        System.out.println(total);
    }
}
