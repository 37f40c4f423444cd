class Solution {
    public TreeNode sortedArrayToBST(int[] nums) {
        return build(nums, 0, nums.length - 1);
    }

    private TreeNode build(int[] nums, int low, int high) {
        if (low > high) return null;
        int middle = low + (high - low) / 2;
        TreeNode root = new TreeNode(nums[middle]);
        root.left = build(nums, low, middle - 1);
        root.right = build(nums, middle + 1, high);
        return root;
    }
}
