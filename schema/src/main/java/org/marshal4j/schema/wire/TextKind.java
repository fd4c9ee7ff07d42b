package org.marshal4j.schema.wire;

/** What a text on the wire represents. */
public enum TextKind implements WireKind {
    /** Any text. */
    TEXT("text", "any"),
    /** A URI. */
    URI("uri", "a URI"),
    /** The id of a time zone. */
    ZONE("zone", "the id of a time zone"),
    /** The ISO 4217 code of a currency. */
    CURRENCY("currency", "an ISO 4217 code"),
    /** The IETF BCP 47 tag of a language. */
    LOCALE("locale", "a BCP 47 language tag"),
    /** The canonical name of a character set. */
    CHARSET("charset", "the name of a charset");

    private final String wireName;
    private final String meaning;

    TextKind(String wireName, String meaning) {
        this.wireName = wireName;
        this.meaning = meaning;
    }

    @Override
    public String wireName() {
        return wireName;
    }

    @Override
    public String meaning() {
        return meaning;
    }

    @Override
    public boolean hasNull() {
        return true;
    }
}
