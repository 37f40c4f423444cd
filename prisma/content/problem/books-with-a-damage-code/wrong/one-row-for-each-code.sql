-- Wrong Answer: returns a book once for each matching code
SELECT id, title, codes
FROM book
CROSS JOIN LATERAL unnest(string_to_array(codes, ' ')) AS code
WHERE code LIKE 'WET%';
