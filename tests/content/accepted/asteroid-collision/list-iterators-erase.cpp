class Solution {
public:
    vector<int> asteroidCollision(vector<int>& asteroids) {
        list<int> l(asteroids.begin(), asteroids.end());
        for (auto it = l.begin(); it != l.end();) {
            auto nx = std::next(it);
            if (nx == l.end() || !(*it > 0 && *nx < 0)) { ++it; continue; }
            int a = *it, b = -*nx;
            if (a > b) { l.erase(nx); continue; }
            if (a == b) l.erase(nx);
            it = l.erase(it);
            if (it != l.begin()) --it;
        }
        return {l.begin(), l.end()};
    }
};
