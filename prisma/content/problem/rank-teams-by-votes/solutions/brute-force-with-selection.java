class Solution {
    public String rankTeams(String[] votes) {
        StringBuilder left = new StringBuilder(votes[0]);
        StringBuilder ranking = new StringBuilder();
        while (left.length() > 0) {
            int best = 0;
            for (int i = 1; i < left.length(); i++) {
                if (isBetter(votes, left.charAt(i), left.charAt(best))) best = i;
            }
            ranking.append(left.charAt(best));
            left.deleteCharAt(best);
        }
        return ranking.toString();
    }

    private boolean isBetter(String[] votes, char team, char other) {
        for (int place = 0; place < votes[0].length(); place++) {
            int difference = 0;
            for (String vote : votes) {
                if (vote.charAt(place) == team) difference++;
                if (vote.charAt(place) == other) difference--;
            }
            if (difference != 0) return difference > 0;
        }
        return team < other;
    }
}
