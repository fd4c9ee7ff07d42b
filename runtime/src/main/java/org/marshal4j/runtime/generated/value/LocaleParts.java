package org.marshal4j.runtime.generated.value;

/**
 * Calculates the hash codes under which the JDK's tables keep a locale, from any text, taken apart as the JDK does it.
 * Creates no locale and little garbage. Used once; not thread-safe.
 */
final class LocaleParts {
    private static final String UNDETERMINED = "und";

    /** The private-use subtag after which the rest is the variant. */
    private static final String VARIANT = "lvariant";

    private final String tag;
    private int start;
    private int end;

    private int joined;
    private int language;
    private int script;
    private int region;
    private int variant;
    private int extensions;
    private int length;
    private int base;

    private LocaleParts(String tag) {
        this.tag = tag;
    }

    static LocaleParts of(String tag) {
        LocaleParts parts = new LocaleParts(tag);
        parts.first();
        parts.language();
        parts.script();
        parts.region();
        parts.variants();
        return parts;
    }

    private void first() {
        start = 0;
        end = endFrom(0);
    }

    private void next() {
        start = Math.min(end + 1, tag.length());
        end = endFrom(start);
    }

    private int endFrom(int from) {
        int hyphen = tag.indexOf('-', from);
        return hyphen < 0 ? tag.length() : hyphen;
    }

    private int size() {
        return end - start;
    }

    private boolean isLetters() {
        for (int i = start; i < end; i++) {
            char c = lower(tag.charAt(i));
            if (c < 'a' || c > 'z') {
                return false;
            }
        }
        return true;
    }

    private boolean isDigits() {
        for (int i = start; i < end; i++) {
            if (tag.charAt(i) < '0' || tag.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private void language() {
        if (size() == 1) {
            // There is no language: the private use begins at once.
            return;
        }
        int from = start;
        int to = end;
        boolean takesAnother = size() <= 3;
        next();
        for (int i = 0; i < 3 && takesAnother && size() == 3 && isLetters(); i++) {
            // An extended language is the language.
            from = i == 0 ? start : from;
            to = i == 0 ? end : to;
            next();
        }
        if (!tag.regionMatches(true, from, UNDETERMINED, 0, to - from)) {
            for (int i = from; i < to; i++) {
                language = 31 * language + lower(tag.charAt(i));
                join(lower(tag.charAt(i)));
            }
        }
        base = Math.min(start, tag.length());
    }

    private void script() {
        if (size() == 4 && isLetters()) {
            for (int i = start; i < end; i++) {
                char c = tag.charAt(i);
                script = 31 * script + (i == start ? upper(c) : lower(c));
                join(lower(c));
            }
            next();
            base = start;
        }
    }

    private void region() {
        if ((size() == 2 && isLetters()) || (size() == 3 && isDigits())) {
            for (int i = start; i < end; i++) {
                region = 31 * region + upper(tag.charAt(i));
                join(lower(tag.charAt(i)));
            }
            next();
            base = start;
        }
    }

    /** Reads the variants: those from the region up to an extension, and those in a private use. */
    private void variants() {
        boolean isVariant = true;
        boolean isFirst = true;
        boolean isExtended = false;
        for (; start < tag.length(); next()) {
            if (size() == 1 && !isExtended) {
                isVariant = false;
                isExtended = true;
                readExtensions();
            } else if (isExtended && tag.regionMatches(true, start, VARIANT, 0, Math.max(size(), VARIANT.length()))) {
                isVariant = true;
                base = tag.length();
            } else if (isVariant) {
                if (!isFirst) {
                    variant('_');
                }
                isFirst = false;
                for (int i = start; i < end; i++) {
                    variant(tag.charAt(i));
                }
                base = Math.max(base, end);
            }
        }
    }

    private void variant(char c) {
        variant = 31 * variant + c;
        join(c);
    }

    private void readExtensions() {
        for (int i = start; i < tag.length(); i++) {
            extensions = 31 * extensions + lower(tag.charAt(i));
        }
    }

    private void join(char c) {
        joined = 31 * joined + c;
        length++;
    }

    private static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c;
    }

    private static char upper(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c + 'A' - 'a') : c;
    }

    /** The number of characters without the extensions. */
    int length() {
        return length;
    }

    /** The text without the extensions. */
    String base() {
        return tag.substring(0, base);
    }

    boolean isExtended() {
        return extensions != 0;
    }

    /**
     * One of the two hash codes that JDKs use for a locale without its extensions: the hash code of its parts, joined.
     */
    int joinedHash() {
        return joined;
    }

    /** The other one: the hash code of the hash codes of its parts. */
    int hashOfParts() {
        return 31 * (31 * (31 * language + script) + region) + variant;
    }

    /** What the extensions contribute to either hash code, with XOR. */
    int extensions() {
        return extensions;
    }
}
