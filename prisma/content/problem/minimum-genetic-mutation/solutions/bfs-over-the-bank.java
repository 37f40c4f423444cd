import java.util.ArrayList;
import java.util.List;

class Solution {
    public int minMutation(String startGene, String endGene, String[] bank) {
        boolean[] visited = new boolean[bank.length];
        List<String> level = List.of(startGene);
        for (int mutations = 0; !level.isEmpty(); mutations++) {
            if (level.contains(endGene)) {
                return mutations;
            }
            List<String> next = new ArrayList<>();
            for (String gene : level) {
                for (int i = 0; i < bank.length; i++) {
                    if (!visited[i] && isMutation(gene, bank[i])) {
                        visited[i] = true;
                        next.add(bank[i]);
                    }
                }
            }
            level = next;
        }
        return -1;
    }

    private boolean isMutation(String gene, String other) {
        int differences = 0;
        for (int i = 0; i < gene.length(); i++) {
            if (gene.charAt(i) != other.charAt(i)) {
                differences++;
            }
        }
        return differences == 1;
    }
}
