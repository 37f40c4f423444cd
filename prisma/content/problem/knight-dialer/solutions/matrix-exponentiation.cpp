#include <vector>
using namespace std;

class Solution {
public:
    int knightDialer(int n) {
        const vector<vector<int>> moves{{4, 6}, {6, 8},    {7, 9}, {4, 8}, {0, 3, 9},
                                        {},     {0, 1, 7}, {2, 6}, {1, 3}, {2, 4}};
        Matrix result(10, vector<long long>(10));
        Matrix base = result;
        for (int i = 0; i < 10; ++i) {
            result[i][i] = 1;
            for (int j : moves[i]) base[i][j] = 1;
        }
        for (int exponent = n - 1; exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1) result = product(result, base);
            base = product(base, base);
        }
        long long total = 0;
        for (const auto& row : result) {
            for (long long count : row) total += count;
        }
        return static_cast<int>(total % MOD);
    }

private:
    using Matrix = vector<vector<long long>>;
    static constexpr long long MOD = 1'000'000'007;

    Matrix product(const Matrix& a, const Matrix& b) {
        Matrix c(10, vector<long long>(10));
        for (int i = 0; i < 10; ++i) {
            for (int k = 0; k < 10; ++k) {
                for (int j = 0; j < 10; ++j) {
                    c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % MOD;
                }
            }
        }
        return c;
    }
};
