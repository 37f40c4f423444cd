class Solution {
    private String endGene;
    private String[] bank;
    private boolean[] used;

    public int minMutation(String startGene, String endGene, String[] bank) {
        this.endGene = endGene;
        this.bank = bank;
        used = new boolean[bank.length];
        int fewest = fewestFrom(startGene);
        return fewest <= bank.length ? fewest : -1;
    }

    private int fewestFrom(String gene) {
        if (gene.equals(endGene)) {
            return 0;
        }
        int best = bank.length + 1;
        for (int i = 0; i < bank.length; i++) {
            if (used[i] || !isMutation(gene, bank[i])) {
                continue;
            }
            used[i] = true;
            best = Math.min(best, 1 + fewestFrom(bank[i]));
            used[i] = false;
        }
        return best;
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
