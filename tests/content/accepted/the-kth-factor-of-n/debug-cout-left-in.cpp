class Solution {
public:
    int kthFactor(int n, int k) {
        vector<int> f;
        for (int i = 1; i <= n; i++) if (n % i == 0) f.push_back(i);
        for (auto x : f) cout << x << " ";
        cout << endl;
        return f.size() < k ? -1 : f[k - 1];
    }
};
