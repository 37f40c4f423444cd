// Wrong Answer: takes the end gene for valid even if the bank does not contain it
import java.util.*;

class Solution {
    public int minMutation(String startGene, String endGene, String[] bank) {
        Set<String> unvisited = new HashSet<>(Arrays.asList(bank));
        unvisited.add(endGene);
        Queue<String> queue = new ArrayDeque<>(List.of(startGene));
        for (int mutations = 0; !queue.isEmpty(); mutations++) {
            for (int left = queue.size(); left > 0; left--) {
                String gene = queue.remove();
                if (gene.equals(endGene)) return mutations;
                for (int i = 0; i < 8; i++) {
                    for (String c : List.of("A", "C", "G", "T")) {
                        String mutated = gene.substring(0, i) + c + gene.substring(i + 1);
                        if (unvisited.remove(mutated)) queue.add(mutated);
                    }
                }
            }
        }
        return -1;
    }
}
