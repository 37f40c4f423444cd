class Solution {
public:
    int networkDelayTime(vector<vector<int>>& times, int n, int k) {
        const int INF = 1e9;
        vector<vector<pair<int,int>>> adj(n + 1);
        for (auto& t : times) adj[t[0]].push_back(make_pair(t[1], t[2]));
        vector<int> d(n + 1, INF);
        set<pair<int,int>> st;
        d[k] = 0;
        st.insert({0, k});
        while (!st.empty()) {
            pair<int,int> top = *st.begin();
            st.erase(st.begin());
            int u = top.second;
            for (auto it = adj[u].begin(); it != adj[u].end(); ++it) {
                if (d[u] + it->second < d[it->first]) {
                    st.erase({d[it->first], it->first});
                    d[it->first] = d[u] + it->second;
                    st.insert({d[it->first], it->first});
                }
            }
        }
        int ans = *max_element(d.begin() + 1, d.end());
        return ans == INF ? -1 : ans;
    }
};
