package org.marshal4j.schema.wire;

/** What a date or time in {@link WireType.Encoded} is counted in. */
public enum TimeForm {
    /** Days since 1970-01-01. */
    DAYS("days"),
    /** Seconds: since 1970 in UTC, since midnight, or of a duration. */
    SECONDS("seconds"),
    /** Milliseconds. */
    MILLIS("millis"),
    /** Microseconds. */
    MICROS("micros"),
    /** Nanoseconds. */
    NANOS("nanos");

    private final String wireName;

    TimeForm(String wireName) {
        this.wireName = wireName;
    }

    /** {@return the name on the wire, such as {@code millis}} */
    public String wireName() {
        return wireName;
    }
}
