import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

public class Main {
    private static final StreamTokenizer IN =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    private static int nextInt() throws IOException {
        IN.nextToken();
        return (int) IN.nval;
    }

    private record Question(int first, int number) {}

    private static void change(int[] marks, int place, int by) {
        for (int at = place; at < marks.length; at += at & -at) marks[at] += by;
    }

    private static int upTo(int[] marks, int place) {
        int sum = 0;
        for (int at = place; at > 0; at &= at - 1) sum += marks[at];
        return sum;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] kinds = new int[n + 1];
        List<List<Question>> endingAt = new ArrayList<>();
        endingAt.add(List.of());
        for (int place = 1; place <= n; place++) {
            kinds[place] = nextInt();
            endingAt.add(new ArrayList<>());
        }
        int[] answers = new int[nextInt()];
        for (int i = 0; i < answers.length; i++) {
            int first = nextInt();
            endingAt.get(nextInt()).add(new Question(first, i));
        }

        int[] marks = new int[n + 1];
        int[] lastOf = new int[n + 1];
        int different = 0;
        for (int place = 1; place <= n; place++) {
            int last = lastOf[kinds[place]];
            if (last == 0) different++;
            else change(marks, last, -1);
            lastOf[kinds[place]] = place;
            change(marks, place, 1);
            for (Question question : endingAt.get(place)) {
                int before = upTo(marks, question.first() - 1);
                answers[question.number()] = different - before;
            }
        }
        StringJoiner line = new StringJoiner(" ");
        for (int answer : answers) line.add(String.valueOf(answer));
        System.out.println(line);
    }
}
