// Wrong Answer: sorts by a difference of sums, which overflows for sums far apart
class Solution {
    public List<List<Integer>> kSmallestPairs(int[] nums1, int[] nums2, int k) {
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < nums1.length && i < k; i++) {
            for (int j = 0; j < nums2.length && j < k; j++) {
                pairs.add(List.of(nums1[i], nums2[j]));
            }
        }
        pairs.sort((a, b) -> a.get(0) + a.get(1) - b.get(0) - b.get(1));
        return pairs.subList(0, k);
    }
}
