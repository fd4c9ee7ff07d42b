package org.marshal4j.random;

/** Names in pieces of source. */
final class Words {
    private Words() {}

    /** Whether a name is in the text as a whole word. */
    static boolean has(String text, String name) {
        for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            int end = at + name.length();
            boolean begins = at == 0 || !Character.isJavaIdentifierPart(text.charAt(at - 1));
            boolean ends = end == text.length() || !Character.isJavaIdentifierPart(text.charAt(end));
            if (begins && ends) {
                return true;
            }
        }
        return false;
    }
}
