// Wrong Answer: iterates the amounts downward, so each coin is used at most once
class Solution {
public:
    int coinChange(vector<int>& coins, int amount) {
        vector<int> fewest(amount + 1, amount + 1);
        fewest[0] = 0;
        for (int coin : coins) {
            for (int total = amount; total >= coin; total--) {
                fewest[total] = min(fewest[total], fewest[total - coin] + 1);
            }
        }
        return fewest[amount] > amount ? -1 : fewest[amount];
    }
};
