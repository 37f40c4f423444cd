class Solution {
public:
    vector<vector<string>> partition(string s) {
        vector<vector<string>> ans;
        vector<string> path;
        auto isPal = [&](int l, int r) {
            while (l < r) if (s[l++] != s[r--]) return false;
            return true;
        };
        auto dfs = [&](this auto&& self, int i) -> void {
            if (i == s.size()) {
                ans.emplace_back(path);
                return;
            }
            for (int j = i; j < s.size(); j++) {
                if (isPal(i, j)) {
                    path.push_back(s.substr(i, j - i + 1));
                    self(j + 1);
                    path.pop_back();
                }
            }
        };
        dfs(0);
        return ans;
    }
};
