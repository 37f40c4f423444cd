#include <algorithm>
#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    int snakesAndLadders(vector<vector<int>>& board) {
        int n = board.size();
        int last = n * n;
        vector<int> moves(last + 1, -1);
        queue<int> labels;
        moves[1] = 0;
        labels.push(1);
        while (!labels.empty() && moves[last] == -1) {
            int label = labels.front();
            labels.pop();
            for (int to = label + 1; to <= min(label + 6, last); ++to) {
                int up = (to - 1) / n, along = (to - 1) % n;
                int value = board[n - 1 - up][up % 2 == 0 ? along : n - 1 - along];
                int end = value == -1 ? to : value;
                if (moves[end] == -1) {
                    moves[end] = moves[label] + 1;
                    labels.push(end);
                }
            }
        }
        return moves[last];
    }
};
