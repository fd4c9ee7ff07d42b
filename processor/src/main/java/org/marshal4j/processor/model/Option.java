package org.marshal4j.processor.model;

/** The annotations with which a field asks for a special wire type. Each codec supports some of them. */
public enum Option {
    FIXED_LENGTH("FixedLength"),
    MAX_LENGTH("MaxLength"),
    ONE_OF("OneOf"),
    INTERNED("Interned"),
    STOP_BIT("StopBit"),
    ENCODED("Encoded"),
    DECIMAL("Decimal"),
    SHARED("Shared"),
    DYNAMIC("Dynamic"),
    MARSHAL_WITH("MarshalWith"),
    ENUM_NUMBER("EnumNumber");

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
