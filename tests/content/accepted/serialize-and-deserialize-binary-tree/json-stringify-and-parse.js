/**
 * Encodes a tree to a single string.
 */
var serialize = function(root) {
    return JSON.stringify(root);
};

/**
 * Decodes your encoded data to tree.
 */
var deserialize = function(data) {
    return JSON.parse(data);
};
