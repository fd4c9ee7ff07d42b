package org.marshal4j.random.edits;

import java.nio.charset.StandardCharsets;
import java.util.Currency;
import java.util.List;

/**
 * A text.
 *
 * @param annotation what limits it, or chooses another form; empty if there is nothing
 * @param max the largest number of bytes
 * @param wireType the text of the wire type of values that are never null
 */
record TextKind(String declared, String annotation, int max, String wireType) implements Kind {
    private static final int NO_LIMIT = Integer.MAX_VALUE;
    private static final List<String> CURRENCIES = List.of("CHF", "EUR", "JPY");
    private static final List<String> TEXTS =
            List.of("", "a", "BUY", "CHF", "J\u00F6rg", "\u00FC", "eleven here", "a text of more than twelve bytes");

    /** Every form of texts that there is. */
    static final List<TextKind> ALL = List.of(
            new TextKind("String", "", NO_LIMIT, "text"),
            new TextKind("StringBuilder", "", NO_LIMIT, "text"),
            new TextKind("String", "@Interned", NO_LIMIT, "text"),
            new TextKind("String", "@MaxLength(12)", 12, "text(max=12)"),
            new TextKind("String", "@FixedLength(12)", 12, "text[12]"),
            new TextKind("String", "@FixedLength(300)", 300, "text[300]"),
            new TextKind(
                    "String", "@OneOf({\"BUY\", \"CHF\", \"\u00FC\"})", NO_LIMIT, "oneof(\"BUY\",\"CHF\",\"\u00FC\")"),
            new TextKind("String", "@OneOf({\"CHF\", \"BUY\"})", NO_LIMIT, "oneof(\"CHF\",\"BUY\")"),
            new TextKind("java.util.Currency", "", NO_LIMIT, "currency"));

    private boolean isCurrency() {
        return declared.endsWith("Currency");
    }

    private boolean holds(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length <= max;
    }

    @Override
    public String wireType(Version version) {
        return wireType;
    }

    @Override
    public Object make(PlainMaker maker) {
        List<String> texts = isCurrency() || maker.random().nextInt(3) == 0 ? CURRENCIES : TEXTS;
        String text = texts.get(maker.random().nextInt(texts.size()));
        return holds(text) ? text : "";
    }

    @Override
    public Object converted(Object plain, Kind now, Place place) {
        TextKind to = (TextKind) now;
        if (!to.holds((String) plain)) {
            return place.refused("MARSHAL215");
        }
        return to.isCurrency() && !CURRENCIES.contains(plain) ? place.refused("MARSHAL214") : plain;
    }

    @Override
    public Object toJava(Object plain, PlainObjects objects) {
        return switch (declared) {
            case "String" -> plain;
            case "StringBuilder" -> new StringBuilder((String) plain);
            default -> Currency.getInstance((String) plain);
        };
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        return java.toString();
    }
}
