import java.util.ArrayList;
import java.util.List;

class Solution {
    public int sumNumbers(TreeNode root) {
        List<String> numbers = new ArrayList<>();
        collect(root, new StringBuilder(), numbers);
        int sum = 0;
        for (String number : numbers) {
            sum += Integer.parseInt(number);
        }
        return sum;
    }

    private void collect(TreeNode node, StringBuilder path, List<String> numbers) {
        if (node == null) return;
        path.append(node.val);
        if (node.left == null && node.right == null) numbers.add(path.toString());
        collect(node.left, path, numbers);
        collect(node.right, path, numbers);
        path.deleteCharAt(path.length() - 1);
    }
}
