// Wrong Answer: greedy: always takes the move that ends furthest ahead
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int snakesAndLadders(vector<vector<int>>& board) {
        int n = board.size(), last = n * n;
        int label = 1;
        for (int moves = 0; moves <= last; ++moves) {
            if (label == last) return moves;
            int best = 0;
            for (int to = label + 1; to <= min(label + 6, last); ++to) {
                int up = (to - 1) / n, along = (to - 1) % n;
                int value = board[n - 1 - up][up % 2 == 0 ? along : n - 1 - along];
                best = max(best, value == -1 ? to : value);
            }
            label = best;
        }
        return -1;
    }
};
