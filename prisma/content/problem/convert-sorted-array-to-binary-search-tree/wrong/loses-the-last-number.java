// Wrong Answer: treats the end of the range as exclusive, but passes the last index
class Solution {
    public TreeNode sortedArrayToBST(int[] nums) {
        return build(nums, 0, nums.length - 1);
    }

    private TreeNode build(int[] nums, int start, int end) {
        if (start >= end) return null;
        int middle = (start + end) / 2;
        TreeNode root = new TreeNode(nums[middle]);
        root.left = build(nums, start, middle);
        root.right = build(nums, middle + 1, end);
        return root;
    }
}
