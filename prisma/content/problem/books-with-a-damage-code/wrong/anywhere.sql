-- Wrong Answer: also matches in the middle of a code
SELECT id, title, codes FROM book WHERE codes LIKE '%WET%';
