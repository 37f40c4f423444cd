#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int snakesAndLadders(vector<vector<int>>& board) {
        int n = board.size();
        int last = n * n;
        int unreached = last;
        vector<int> moves(last + 1, unreached);
        moves[1] = 0;
        for (bool improved = true; improved;) {
            improved = false;
            for (int label = 1; label < last; ++label) {
                for (int to = label + 1; to <= min(label + 6, last); ++to) {
                    int value = valueAt(board, to);
                    int end = value == -1 ? to : value;
                    if (moves[label] + 1 < moves[end]) {
                        moves[end] = moves[label] + 1;
                        improved = true;
                    }
                }
            }
        }
        return moves[last] == unreached ? -1 : moves[last];
    }

private:
    static int valueAt(const vector<vector<int>>& board, int label) {
        int n = board.size();
        int up = (label - 1) / n, along = (label - 1) % n;
        return board[n - 1 - up][up % 2 == 0 ? along : n - 1 - along];
    }
};
