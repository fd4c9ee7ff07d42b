package org.marshal4j.adopt.source;

/** Walks over white space and comments. */
record Scanner(String text, int at) {

    /** The place of the next character of this kind that is in no comment. */
    int find(char wanted) {
        int i = at;
        while (i < text.length()) {
            int comment = comment(i);
            if (comment > i) {
                i = comment;
            } else if (text.charAt(i) == wanted) {
                return i;
            } else {
                i++;
            }
        }
        throw new IllegalArgumentException("no " + wanted + " after " + at);
    }

    /** The place of the next word that is in no comment. */
    int findWord(String word) {
        int found = find(word.charAt(0));
        while (!text.startsWith(word, found) || Character.isJavaIdentifierPart(text.charAt(found - 1))) {
            found = new Scanner(text, found + 1).find(word.charAt(0));
        }
        return found;
    }

    /** Where a comment that is on the same line ends; the place itself if there is none. */
    int endOfComment() {
        int end = at;
        int i = at;
        while (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t' || comment(i) > i)) {
            int comment = comment(i);
            if (comment > i) {
                if (text.substring(i, comment).indexOf('\n') >= 0) {
                    return end;
                }
                end = comment;
                i = comment;
            } else {
                i++;
            }
        }
        // A comment in front of something else on the line is that one's.
        boolean last = i >= text.length() || text.charAt(i) == '\n' || text.charAt(i) == '\r';
        return last ? end : at;
    }

    /** Where the comments begin that belong to what is at a place: no empty line is between. */
    int comments(int before) {
        int from = before;
        int i = at;
        boolean empty = true;
        while (i < before) {
            int comment = comment(i);
            if (comment > i) {
                from = Math.min(from, i);
                i = comment;
                empty = false;
            } else {
                if (text.charAt(i) == '\n') {
                    if (empty) {
                        from = before;
                    }
                    empty = true;
                }
                i++;
            }
        }
        return from;
    }

    /** Where the comment that begins at a place ends; the place itself if none does. A line comment ends before its line. */
    private int comment(int from) {
        if (text.startsWith("//", from)) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            return end > 0 && text.charAt(end - 1) == '\r' ? end - 1 : end;
        }
        if (text.startsWith("/*", from)) {
            int end = text.indexOf("*/", from + 2);
            return end < 0 ? text.length() : end + 2;
        }
        return from;
    }
}
