import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    private static final char[] CHARACTERS = {'A', 'C', 'G', 'T'};

    public int minMutation(String startGene, String endGene, String[] bank) {
        Set<String> unvisited = new HashSet<>(Arrays.asList(bank));
        List<String> level = List.of(startGene);
        for (int mutations = 0; !level.isEmpty(); mutations++) {
            List<String> next = new ArrayList<>();
            for (String gene : level) {
                if (gene.equals(endGene)) {
                    return mutations;
                }
                char[] chars = gene.toCharArray();
                for (int i = 0; i < chars.length; i++) {
                    char original = chars[i];
                    for (char c : CHARACTERS) {
                        chars[i] = c;
                        String mutated = new String(chars);
                        if (unvisited.remove(mutated)) {
                            next.add(mutated);
                        }
                    }
                    chars[i] = original;
                }
            }
            level = next;
        }
        return -1;
    }
}
