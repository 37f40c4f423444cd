// Time Limit Exceeded: extends every subarray to the right
#include <iostream>
#include <unordered_set>
#include <vector>

using namespace std;

int main() {
    int n;
    size_t k;
    cin >> n >> k;
    vector<int> dishes(n);
    for (int& dish : dishes) cin >> dish;
    long long stretches = 0;
    for (int first = 0; first < n; ++first) {
        unordered_set<int> served;
        for (int last = first; last < n && served.size() <= k; ++last) {
            served.insert(dishes[last]);
            stretches += served.size() == k;
        }
    }
    cout << stretches << '\n';
}
