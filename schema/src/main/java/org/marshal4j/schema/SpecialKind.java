package org.marshal4j.schema;

/** The values whose size is told by their own bytes. */
public enum SpecialKind {
    /** A BigDecimal: its scale in a byte and an int64, or −127, the scale as a stop-bit number and a bigint; −128 for null. */
    DECIMAL("decimal", true),
    /** A BigInteger: a stop-bit count of bytes, two's complement with the most significant first; a count of −1 for null. */
    BIGINT("bigint", true),
    /** A ZonedDateTime: an offsetdatetime and a zone. */
    ZONED_DATE_TIME("zoneddatetime", false),
    /** A short as a stop-bit number. */
    STOP_SHORT("stop16", false),
    /** An int as a stop-bit number. */
    STOP_INT("stop32", false),
    /** A long as a stop-bit number. */
    STOP_LONG("stop64", false),
    /** A char as a stop-bit number; the last 128 chars as −128 to −1, as Chronicle writes them. */
    STOP_CHAR("stopchar", false);

    private final String wireName;
    private final boolean hasNull;

    SpecialKind(String wireName, boolean hasNull) {
        this.wireName = wireName;
        this.hasNull = hasNull;
    }

    /** The name on the wire. */
    public String wireName() {
        return wireName;
    }

    /** Whether its own bytes can stand for null, so that it has no presence byte. */
    public boolean hasNull() {
        return hasNull;
    }
}
