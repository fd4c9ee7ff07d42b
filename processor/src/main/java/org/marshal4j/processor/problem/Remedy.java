package org.marshal4j.processor.problem;

/**
 * What to do about a problem, as an argument of its message.
 *
 * @param text the advice, without the full stop
 * @param by who can follow it, if the class is from a jar
 */
public record Remedy(String text, By by) {

    /** Who can follow advice. */
    public enum By {
        /** Only the author of the class. */
        SOURCE,
        /** The author of the import. */
        IMPORT,
        /** The author of the class; and the author of the import, by making its fields dynamic. */
        DYNAMIC_IMPORT
    }

    @Override
    public String toString() {
        return text;
    }
}
