#include <ctype.h>
#include <string.h>

bool isPalindrome(char *s)
{
	char *e = s + strlen(s);
	while (s < e) {
		if (!isalnum(*s)) { s++; continue; }
		if (!isalnum(*e)) { e--; continue; }
		if (tolower(*s++) != tolower(*e--))
			return false;
	}
	return true;
}
