package org.marshal4j.runtime.inspect;

import java.lang.reflect.Array;
import org.marshal4j.runtime.generated.dynamic.SpecialValues;
import org.marshal4j.schema.text.ShownText;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Formats a value that is not null for {@link Explain}. */
record ExplainedValue(Object value) implements WireTypeVisitor.Leaves<String> {
    private static final int MAX_ELEMENTS = 8;
    private static final int MAX_TEXT = 60;

    @Override
    public String leaf(WireType type) {
        return plain(value);
    }

    @Override
    public String mapOf(WireType.MapOf type) {
        return value + (value.equals(1) ? " entry" : " entries");
    }

    @Override
    public String listOf(WireType.ListOf type) {
        return value + (value.equals(1) ? " element" : " elements");
    }

    @Override
    public String entryOf(WireType.EntryOf type) {
        return "present";
    }

    @Override
    public String optionalOf(WireType.OptionalOf type) {
        return value.equals(true) ? "present" : "empty";
    }

    @Override
    public String versionedBlock(WireType.VersionedBlock type) {
        return ExplainedFields.bytes((int) value);
    }

    @Override
    public String shared(WireType.Shared type) {
        return "#" + value;
    }

    @Override
    public String family(WireType.Family type) {
        return simpleName(value.toString());
    }

    @Override
    public String nested(WireType.Nested type) {
        return simpleName(type.type());
    }

    @Override
    public String encoded(WireType.Encoded type) {
        return type.value().accept(this);
    }

    @Override
    public String custom(WireType.Custom type) {
        return value.toString();
    }

    @Override
    public String enumeration(WireType.Enumeration type) {
        return value.toString();
    }

    @Override
    public String array(WireType.Array type) {
        return elements(value);
    }

    @Override
    public String fixedArray(WireType.FixedArray type) {
        return elements(value);
    }

    @Override
    public String special(WireType.Special type) {
        return SpecialValues.of(type.kind()).map(row -> row.text(value)).orElseGet(() -> plain(value));
    }

    @Override
    public String dynamic(WireType.Dynamic type) {
        return value instanceof DynamicTag tag
                ? tag.type().map(Object::toString).orElse("null")
                : simpleName(value.toString());
    }

    private static String simpleName(String type) {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }

    private static String elements(Object array) {
        int count = Array.getLength(array);
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < Math.min(count, MAX_ELEMENTS); i++) {
            text.append(i == 0 ? "" : ", ").append(plain(Array.get(array, i)));
        }
        return text.append(count > MAX_ELEMENTS ? ", .. " + (count - MAX_ELEMENTS) + " more]" : "]")
                .toString();
    }

    private static String plain(Object value) {
        if (value instanceof Character) {
            return quoted(value.toString(), '\'');
        }
        return value instanceof String text ? quoted(text, '"') : value.toString();
    }

    static String quoted(String text, char quote) {
        StringBuilder quoted = new StringBuilder().append(quote);
        int end = Math.min(text.length(), MAX_TEXT);
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\n' -> quoted.append("\\n");
                case '\r' -> quoted.append("\\r");
                case '\t' -> quoted.append("\\t");
                case '\\' -> quoted.append("\\\\");
                default -> {
                    if (c == quote) {
                        quoted.append('\\').append(c);
                    } else {
                        quoted.append(c);
                    }
                }
            }
        }
        quoted.append(quote);
        // So that nothing in a message can move the terminal's cursor or change the direction of the text.
        String shown = ShownText.line(quoted);
        return end < text.length() ? shown + ".. " + text.length() + " characters" : shown;
    }
}
