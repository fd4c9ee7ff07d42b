package org.marshal4j.processor.model;

/** The annotations by which a field asks for a form of its own, of which a codec supports some. */
public enum Option {
    FIXED_LENGTH("FixedLength"),
    MAX_LENGTH("MaxLength"),
    ONE_OF("OneOf"),
    INTERNED("Interned"),
    STOP_BIT("StopBit"),
    SHARED("Shared"),
    DYNAMIC("Dynamic"),
    MARSHAL_WITH("MarshalWith");

    private final String annotation;
    private final String qualified;

    Option(String annotation) {
        this.annotation = annotation;
        this.qualified = "org.marshal4j." + annotation;
    }

    /** The simple name of the annotation. */
    public String annotation() {
        return annotation;
    }

    /** The qualified name of the annotation. */
    public String qualified() {
        return qualified;
    }
}
