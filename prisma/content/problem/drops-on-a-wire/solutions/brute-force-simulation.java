import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long limit = Long.parseLong(in.readLine().split(" ")[1]);
        List<Long> weights = new ArrayList<>();
        for (String word : in.readLine().split(" ")) weights.add(Long.valueOf(word));

        while (weights.size() > 1) {
            int left = 0;
            long lightest = Long.MAX_VALUE;
            for (int i = 0; i + 1 < weights.size(); i++) {
                long sum = weights.get(i) + weights.get(i + 1);
                if (sum < lightest) {
                    lightest = sum;
                    left = i;
                }
            }
            if (lightest >= limit) break;
            weights.set(left, lightest);
            weights.remove(left + 1);
        }
        StringBuilder answer = new StringBuilder();
        for (long weight : weights) answer.append(weight).append(' ');
        System.out.println(answer);
    }
}
