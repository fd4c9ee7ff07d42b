package org.marshal4j.schema;

/**
 * Whether values decide what happens to messages: those with certain values are refused, while all others are read,
 * perhaps after conversion. A null value and an empty collection do not count, since almost every type has them.
 *
 * @param older whether values decide it for messages of the former schema, where the present one is expected
 * @param newer whether values decide it for messages of the present schema, where the former one is expected
 */
public record ByValue(boolean older, boolean newer) {
    /** The same happens to all messages. */
    public static final ByValue NEVER = new ByValue(false, false);
    /** Values decide it in both directions. */
    public static final ByValue ALWAYS = new ByValue(true, true);
}
