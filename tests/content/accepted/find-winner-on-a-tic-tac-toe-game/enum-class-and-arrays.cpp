enum class Player : char { None = 0, A = 1, B = -1 };

class Solution {
public:
    string tictactoe(vector<vector<int>>& moves) {
        int lines[8] = {0};
        Player who = Player::A;
        for (const auto& m : moves) {
            const int r = m[0], c = m[1], v = static_cast<int>(who);
            lines[r] += v;
            lines[3 + c] += v;
            if (r == c) lines[6] += v;
            if (r + c == 2) lines[7] += v;
            for (int l : lines)
                if (abs(l) == 3) return who == Player::A ? "A" : "B";
            who = who == Player::A ? Player::B : Player::A;
        }
        return moves.size() == 9 ? "Draw" : "Pending";
    }
};
