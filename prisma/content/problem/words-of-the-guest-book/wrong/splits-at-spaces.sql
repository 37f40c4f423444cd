-- Wrong Answer: splits at spaces only, so punctuation stays part of the words
SELECT word, count(DISTINCT entry.id) AS entries, count(*) AS times
FROM entry
CROSS JOIN LATERAL string_to_table(lower(entry.text), ' ') AS word
WHERE word <> ''
GROUP BY word
HAVING count(DISTINCT entry.id) >= 2
ORDER BY entries DESC, times DESC, word;
