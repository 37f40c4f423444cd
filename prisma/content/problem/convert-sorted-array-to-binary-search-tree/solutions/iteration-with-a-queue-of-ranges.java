import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    private record Task(TreeNode node, int low, int high) {}

    public TreeNode sortedArrayToBST(int[] nums) {
        TreeNode root = new TreeNode();
        Queue<Task> tasks = new ArrayDeque<>();
        tasks.add(new Task(root, 0, nums.length - 1));
        while (!tasks.isEmpty()) {
            Task task = tasks.remove();
            TreeNode node = task.node();
            int middle = task.low() + (task.high() - task.low()) / 2;
            node.val = nums[middle];
            if (task.low() < middle) {
                node.left = new TreeNode();
                tasks.add(new Task(node.left, task.low(), middle - 1));
            }
            if (middle < task.high()) {
                node.right = new TreeNode();
                tasks.add(new Task(node.right, middle + 1, task.high()));
            }
        }
        return root;
    }
}
