package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.generated.value.OneOf;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Writes null for the visited wire type. */
final class NullWriter implements WireTypeVisitor<Void> {
    private final FixedSizes sizes;
    private final Output out;

    NullWriter(FixedSizes sizes, Output out) {
        this.sizes = sizes;
        this.out = out;
    }

    private Void zeros(int count) {
        out.write(new byte[count]);
        return null;
    }

    private Void noCount() {
        StopBit.write(-1, out);
        return null;
    }

    private Void never(WireType type) {
        throw new IllegalArgumentException(type + " is never null");
    }

    @Override
    public Void primitive(WireType.Primitive type) {
        return zeros(type.sizeInBlock());
    }

    @Override
    public Void value(WireType.Value type) {
        return zeros(type.sizeInBlock());
    }

    @Override
    public Void special(WireType.Special type) {
        out.write(type.kind().nullBytes());
        return null;
    }

    @Override
    public Void dynamic(WireType.Dynamic type) {
        return zeros(1);
    }

    @Override
    public Void text(WireType.Text type) {
        return noCount();
    }

    @Override
    public Void fixedText(WireType.FixedText type) {
        byte[] bytes = new byte[type.sizeInBlock()];
        FixedText.put(bytes, RawMemory.ARRAY_OFFSET, type.room(), null);
        out.write(bytes);
        return null;
    }

    @Override
    public Void knownText(WireType.KnownText type) {
        OneOf.write(null, type.known().toArray(String[]::new), out);
        return null;
    }

    @Override
    public Void enumeration(WireType.Enumeration type) {
        return noCount();
    }

    @Override
    public Void array(WireType.Array type) {
        return noCount();
    }

    @Override
    public Void fixedArray(WireType.FixedArray type) {
        return zeros(type.sizeInBlock());
    }

    @Override
    public Void custom(WireType.Custom type) {
        return zeros(type.size() == WireType.ANY ? 1 : type.sizeInBlock());
    }

    @Override
    public Void versionedBlock(WireType.VersionedBlock type) {
        return never(type);
    }

    @Override
    public Void open(WireType.Open type) {
        return never(type);
    }

    @Override
    public Void listOf(WireType.ListOf type) {
        return noCount();
    }

    @Override
    public Void mapOf(WireType.MapOf type) {
        return noCount();
    }

    @Override
    public Void entryOf(WireType.EntryOf type) {
        return zeros(1);
    }

    @Override
    public Void optionalOf(WireType.OptionalOf type) {
        return zeros(1);
    }

    @Override
    public Void nested(WireType.Nested type) {
        if (type.versioned()) {
            VersionedBlocks.writeNull(out);
            return null;
        }
        return zeros(1 + Math.max(0, sizes.of(type.type())));
    }

    @Override
    public Void family(WireType.Family type) {
        return noCount();
    }

    @Override
    public Void shared(WireType.Shared type) {
        return zeros(1);
    }
}
