// Wrong Answer: stores each cable only from its first house to its second one
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private record Cable(int to, int length) {}

    private record Measured(int house, long distance) {}

    private static Measured farthest(List<List<Cable>> cables, int start) {
        long[] distance = new long[cables.size()];
        Arrays.fill(distance, -1);
        distance[start] = 0;
        int[] open = new int[cables.size()];
        int size = 0;
        open[size++] = start;
        int most = start;
        while (size > 0) {
            int house = open[--size];
            if (distance[house] > distance[most]) most = house;
            for (Cable cable : cables.get(house)) {
                if (distance[cable.to()] >= 0) continue;
                distance[cable.to()] = distance[house] + cable.length();
                open[size++] = cable.to();
            }
        }
        return new Measured(most, distance[most]);
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        List<List<Cable>> cables = new ArrayList<>();
        for (int house = 0; house <= n; house++) cables.add(new ArrayList<>());
        for (int i = 1; i < n; i++) {
            int a = nextInt();
            int b = nextInt();
            int length = nextInt();
            cables.get(a).add(new Cable(b, length));
        }

        int end = farthest(cables, 1).house();
        System.out.println(farthest(cables, end).distance());
    }
}
