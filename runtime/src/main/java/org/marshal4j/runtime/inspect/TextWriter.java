package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.generated.value.OneOf;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Writes a text for the visited wire type. */
final class TextWriter implements WireTypeVisitor.Holders<Void> {
    private final String text;
    private final Output out;

    TextWriter(String text, Output out) {
        this.text = text;
        this.out = out;
    }

    @Override
    public Void text(WireType.Text type) {
        Text.write("", text, type.max() == WireType.ANY ? Integer.MAX_VALUE : type.max(), out);
        return null;
    }

    @Override
    public Void fixedText(WireType.FixedText type) {
        FixedText.check("", type.room(), text);
        byte[] bytes = new byte[type.sizeInBlock()];
        FixedText.put(bytes, RawMemory.ARRAY_OFFSET, type.room(), text);
        out.write(bytes);
        return null;
    }

    @Override
    public Void knownText(WireType.KnownText type) {
        OneOf.write(text, type.known().toArray(String[]::new), out);
        return null;
    }

    @Override
    public Void primitive(WireType.Primitive type) {
        return other(type);
    }

    @Override
    public Void value(WireType.Value type) {
        return other(type);
    }

    @Override
    public Void special(WireType.Special type) {
        return other(type);
    }

    @Override
    public Void enumeration(WireType.Enumeration type) {
        return other(type);
    }

    @Override
    public Void array(WireType.Array type) {
        return other(type);
    }

    @Override
    public Void fixedArray(WireType.FixedArray type) {
        return other(type);
    }

    @Override
    public Void custom(WireType.Custom type) {
        return other(type);
    }

    @Override
    public Void other(WireType type) {
        throw new IllegalArgumentException("no text: " + type);
    }
}
