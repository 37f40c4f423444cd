#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    size_t k, n;
    cin >> k >> n;
    vector<int> soFar;
    for (int result; cin >> result;) {
        soFar.push_back(result);
        sort(soFar.begin(), soFar.end());
        if (soFar.size() < k) {
            cout << "- ";
        } else {
            cout << soFar[soFar.size() - k] << ' ';
        }
    }
    cout << '\n';
}
