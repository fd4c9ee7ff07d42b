package org.marshal4j.runtime.memory;

/** Tells halves of surrogate pairs from characters. */
public final class Surrogates {
    private Surrogates() {}

    /** Whether a code point of a text is half of a surrogate pair without the other half. */
    public static boolean isHalf(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }
}
