// Wrong Answer: counts palindromic substrings without rearranging letters
#include <iostream>
#include <string>

using namespace std;

int main() {
    string text;
    cin >> text;
    const int n = static_cast<int>(text.size());
    long long found = 0;
    for (int middle = 0; middle < 2 * n - 1; ++middle) {
        int left = middle / 2;
        int right = (middle + 1) / 2;
        while (left >= 0 && right < n && text[left] == text[right]) {
            --left;
            ++right;
            ++found;
        }
    }
    cout << found << '\n';
}
