package org.marshal4j.schema.canonical;

/** Why equal values may have different bytes, and what to declare instead. */
public enum CanonicalObstacle {
    FLOAT(
            "0.0 and -0.0 have different bytes, and so may two NaNs",
            "Declare a BigDecimal, or a long that counts the smallest unit"),
    ADDRESS(
            "IPv6 addresses are equal even if their scopes differ, and the scope is written",
            "Declare a byte[] with the address, or a String"),
    URI("URIs that differ in case can be equal, and are written as they are", "Declare a String"),
    KNOWN_TEXT(
            "a text has other bytes once @OneOf lists it, and is then no longer found",
            "Declare an enum, or a String without @OneOf"),
    LIST(
            "it may be a hash set, whose elements have no fixed order",
            "Declare a List that is always sorted, or an EnumSet"),
    MAP(
            "it may be a hash map, whose entries have no fixed order",
            "Declare a List of records with key and value that is always sorted, or an EnumMap"),
    VERSION("each version of it writes different bytes", "Remove evolvable = true, or leave it out of the key"),
    SHARED(
            "whether two references are to the same object is written, but equals ignores it",
            "Remove @Shared, or leave it out of the key"),
    DYNAMIC("its values may be of any class that is not canonical", "Declare the class of the values"),
    CUSTOM(
            "a hand-written marshaller may write different bytes for equal values",
            "Let the marshaller implement CanonicalBytes, if it always writes the same bytes for them");

    private final String reason;
    private final String advice;

    CanonicalObstacle(String reason, String advice) {
        this.reason = reason;
        this.advice = advice;
    }

    /** {@return why equal values may have different bytes, without a full stop} */
    public String reason() {
        return reason;
    }

    /** {@return what to do about it, without a full stop} */
    public String advice() {
        return advice;
    }
}
