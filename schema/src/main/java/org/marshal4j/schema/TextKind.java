package org.marshal4j.schema;

/** What a text on the wire is the text of. */
public enum TextKind {
    /** Any text. */
    TEXT("text"),
    /** A URI. */
    URI("uri"),
    /** The id of a time zone. */
    ZONE("zone"),
    /** The ISO 4217 code of a currency. */
    CURRENCY("currency"),
    /** The IETF BCP 47 tag of a language. */
    LOCALE("locale");

    private final String wireName;

    TextKind(String wireName) {
        this.wireName = wireName;
    }

    /** The name on the wire. */
    public String wireName() {
        return wireName;
    }
}
