class Solution {
public:
    bool wordBreak(string s, vector<string>& wordDict) {
        unordered_set<string> dict(begin(wordDict), end(wordDict));
        vector<int> memo(s.size() + 1, -1);
        function<bool(int)> go = [&](int i) -> bool {
            if (i == (int)s.size()) return true;
            int& known = memo[i];
            if (known != -1) return known;
            for (int len = 1; i + len <= (int)s.size(); ++len)
                if (dict.count(s.substr(i, len)) && go(i + len)) return known = 1;
            return known = 0;
        };
        return go(0);
    }
};
