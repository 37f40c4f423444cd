class Solution {
    struct Item {
        int count;
        string word;
        bool operator<(const Item& o) const {
            if (count != o.count) return count > o.count;
            return word < o.word;
        }
    };
public:
    vector<string> topKFrequent(vector<string>& words, int k) {
        unordered_map<string, int> m;
        for (const string& w : words) m[w]++;
        priority_queue<Item> q;
        for (auto& [w, c] : m) {
            q.push({c, w});
            if (q.size() > k) q.pop();
        }
        vector<string> res(k);
        for (int i = k - 1; i >= 0; i--) res[i] = q.top().word, q.pop();
        return res;
    }
};
