class Solution {
public:
    int reverse(int x) {
        string s = to_string(abs((long)x));
        std::reverse(s.begin(), s.end());
        try {
            int r = stoi(s);
            return x < 0 ? -r : r;
        } catch (out_of_range& e) {
            return 0;
        }
    }
};
