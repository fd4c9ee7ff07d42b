package org.marshal4j.runtime.convert;

import java.util.function.Function;
import org.marshal4j.runtime.generated.encoded.EncodedNumbers;
import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** The bytes of null. Remembers sizes; not thread-safe. */
public final class Nulls implements WireTypeVisitor<byte[]> {
    private static final byte KNOWN_NULL = (byte) 254;

    private final FixedSizes sizes;

    /**
     * Creates an instance.
     *
     * @param schemas finds the schemas of nested types by their binary names
     */
    public Nulls(Function<String, Schema> schemas) {
        this.sizes = new FixedSizes(schemas);
    }

    /** {@return the bytes of null in a wire type that allows it, a new array} */
    public byte[] of(WireType type) {
        return type.accept(this);
    }

    private static byte[] noCount() {
        return new byte[] {(byte) 0x80, 0};
    }

    private static byte[] never(WireType type) {
        throw new IllegalArgumentException(type + " is never null");
    }

    @Override
    public byte[] primitive(WireType.Primitive type) {
        return new byte[type.sizeInBlock()];
    }

    @Override
    public byte[] value(WireType.Value type) {
        return new byte[type.sizeInBlock()];
    }

    @Override
    public byte[] special(WireType.Special type) {
        return type.kind().nullBytes();
    }

    @Override
    public byte[] dynamic(WireType.Dynamic type) {
        return new byte[1];
    }

    @Override
    public byte[] text(WireType.Text type) {
        return noCount();
    }

    @Override
    public byte[] fixedText(WireType.FixedText type) {
        byte[] bytes = new byte[type.sizeInBlock()];
        FixedText.put(bytes, RawMemory.ARRAY_OFFSET, type.room(), null);
        return bytes;
    }

    @Override
    public byte[] knownText(WireType.KnownText type) {
        return new byte[] {KNOWN_NULL};
    }

    @Override
    public byte[] enumeration(WireType.Enumeration type) {
        return noCount();
    }

    @Override
    public byte[] array(WireType.Array type) {
        return noCount();
    }

    @Override
    public byte[] fixedArray(WireType.FixedArray type) {
        return new byte[type.sizeInBlock()];
    }

    @Override
    public byte[] custom(WireType.Custom type) {
        return new byte[type.size() == WireType.ANY ? 1 : type.sizeInBlock()];
    }

    @Override
    public byte[] versionedBlock(WireType.VersionedBlock type) {
        return never(type);
    }

    @Override
    public byte[] open(WireType.Open type) {
        return never(type);
    }

    @Override
    public byte[] listOf(WireType.ListOf type) {
        return noCount();
    }

    @Override
    public byte[] mapOf(WireType.MapOf type) {
        return noCount();
    }

    @Override
    public byte[] entryOf(WireType.EntryOf type) {
        return new byte[1];
    }

    @Override
    public byte[] optionalOf(WireType.OptionalOf type) {
        return new byte[1];
    }

    @Override
    public byte[] nested(WireType.Nested type) {
        // The count -1 of a versioned block, or a presence byte and as many zeros as an object has bytes.
        return type.versioned() ? new byte[] {-1, -1, -1, -1} : new byte[1 + Math.max(0, sizes.of(type.type()))];
    }

    @Override
    public byte[] encoded(WireType.Encoded type) {
        if (type.presence().isThere()) {
            return new byte[] {type.presence().ofNull()};
        }
        NumberForm length = type.form().length();
        if (length == null) {
            return new byte[1];
        }
        byte[] none = new byte[EncodedNumbers.size(length, Integer.SIZE, -1)];
        EncodedNumbers.put(length, Integer.SIZE, -1, none, RawMemory.ARRAY_OFFSET);
        return none;
    }

    @Override
    public byte[] family(WireType.Family type) {
        return noCount();
    }

    @Override
    public byte[] shared(WireType.Shared type) {
        return new byte[1];
    }
}
