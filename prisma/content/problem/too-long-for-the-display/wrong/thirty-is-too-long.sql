-- Wrong Answer: also returns notices with exactly 30 characters
SELECT id FROM notice WHERE char_length(wording) >= 30;
