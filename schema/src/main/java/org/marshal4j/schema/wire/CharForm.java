package org.marshal4j.schema.wire;

/** The forms of texts in {@link WireType.Encoded}: formats that other libraries have chosen. */
public enum CharForm {
    /** UTF-8; the length counts bytes. */
    UTF8("utf8", "bytes, then as many bytes of UTF-8"),
    /** The UTF-8 of {@code DataOutput}: each half of a surrogate pair takes three bytes, U+0000 two. */
    MODIFIED(
            "modified",
            "bytes, then as many bytes of modified UTF-8: each half of a surrogate pair takes 3 bytes, U+0000 2: c0 80"),
    /** The UTF-8 of Chronicle: each half of a surrogate pair takes three bytes, U+0000 one. */
    CESU8("cesu8", "bytes, then as many bytes of CESU-8: UTF-8 in which each half of a surrogate pair takes 3 bytes"),
    /** The same with a length that counts UTF-16 units. */
    CESU8_UNITS(
            "cesu8units",
            "UTF-16 units, then each of them in 1 to 3 bytes of CESU-8: UTF-8 in which each half of a surrogate pair takes 3 bytes"),
    /** A byte for each char, up to U+00FF. */
    LATIN1("latin1", "bytes, then a byte for each char, from U+0000 to U+00FF");

    private final String wireName;
    private final String meaning;

    CharForm(String wireName, String meaning) {
        this.wireName = wireName;
        this.meaning = meaning;
    }

    /** {@return the name on the wire, such as {@code modified}} */
    public String wireName() {
        return wireName;
    }

    /** {@return what follows the length, for people who write decoders} */
    public String meaning() {
        return meaning;
    }
}
