// Wrong Answer: counts the peak on both slopes
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& height : heights) cin >> height;
    const auto peak = max_element(heights.begin(), heights.end());

    int q;
    cin >> q;
    while (q-- > 0) {
        int h;
        cin >> h;
        const auto left = peak + 1 - lower_bound(heights.begin(), peak + 1, h);
        const auto right = upper_bound(peak, heights.end(), h, greater<int>()) - peak;
        cout << left + right << ' ';
    }
    cout << '\n';
}
