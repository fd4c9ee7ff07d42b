package org.marshal4j.processor.files;

/**
 * Sources without characters that an encoding may lack. The compiler writes and reads generated sources in the encoding
 * of the user's sources, and would replace such a character, also within a text, by a question mark.
 */
final class Ascii {

    private Ascii() {}

    /**
     * The same source with Unicode escapes for all characters that are not ASCII. A backslash right before one of them
     * ends an escape of its own, since no other escape has such a character; so the new one is recognized.
     */
    static String of(String source) {
        int length = source.length();
        int plain = 0;
        while (plain < length && source.charAt(plain) < 128) {
            plain++;
        }
        if (plain == length) {
            return source;
        }
        StringBuilder ascii = new StringBuilder(length + 64).append(source, 0, plain);
        for (int i = plain; i < length; i++) {
            char c = source.charAt(i);
            if (c < 128) {
                ascii.append(c);
            } else {
                ascii.append("\\u").append(Integer.toHexString(0x10000 | c), 1, 5);
            }
        }
        return ascii.toString();
    }
}
