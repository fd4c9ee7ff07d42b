package org.marshal4j.tools.page;

import java.util.function.Function;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Says how null is written. */
record NullMeaning(Function<String, Schema> resolver) implements WireTypeVisitor.Others<String> {
    private static final String COUNT = ". Null: -1 (80 00)";

    /** The visitor's methods are for values without a presence byte of our own. */
    String of(WireType type) {
        if (type instanceof WireType.Encoded || !PresenceByte.of(type).isThere()) {
            return type.accept(this);
        }
        int size = FieldRows.size(type, resolver);
        return ". Null: 00, then " + (size < 0 ? "nothing" : zeros(size - 1));
    }

    private static String zeros(int count) {
        return count == 1 ? "a byte of zeros" : count + " bytes of zeros";
    }

    @Override
    public String other(WireType type) {
        return COUNT;
    }

    @Override
    public String value(WireType.Value type) {
        return "";
    }

    @Override
    public String special(WireType.Special type) {
        return type.kind().nullMeaning().map(bytes -> ". Null: " + bytes).orElseThrow();
    }

    @Override
    public String dynamic(WireType.Dynamic type) {
        return ". Null: tag 0 (00), and nothing else";
    }

    @Override
    public String fixedText(WireType.FixedText type) {
        return ". Null: a count of " + (type.sizeInBlock() - type.room() == 1 ? "ff" : "ff ff") + ", then "
                + zeros(type.room());
    }

    @Override
    public String knownText(WireType.KnownText type) {
        return ". Null: 254 (fe)";
    }

    @Override
    public String optionalOf(WireType.OptionalOf type) {
        return ". Null: 00";
    }

    @Override
    public String nested(WireType.Nested type) {
        return ". Null: a first length of -1 (ff ff ff ff), and nothing else";
    }

    @Override
    public String shared(WireType.Shared type) {
        return ". Null: 00";
    }

    @Override
    public String encoded(WireType.Encoded type) {
        return type.presence().isThere()
                ? ". Null: 0" + type.presence().ofNull() + ", then nothing"
                : ". Null: a length of -1";
    }
}
