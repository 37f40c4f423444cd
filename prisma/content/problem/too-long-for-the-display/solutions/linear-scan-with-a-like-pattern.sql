SELECT id
FROM notice
WHERE wording LIKE repeat('_', 31) || '%';
