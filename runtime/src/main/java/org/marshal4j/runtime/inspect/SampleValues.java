package org.marshal4j.runtime.inspect;

import java.util.Objects;
import java.util.Random;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.step.EncodedValues;
import org.marshal4j.runtime.step.PlainValues;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Creates values, none of them null, that contain no other types. */
final class SampleValues implements WireTypeVisitor.Holders<Void> {
    /** More bytes than a number, a time or an empty text has. */
    private static final int LEAST = 16;

    private final Random random;
    private final Output out;
    private final SampleBytes bytes;

    SampleValues(Random random, Output out) {
        this.random = random;
        this.out = out;
        this.bytes = new SampleBytes(random, out);
    }

    @Override
    public Void primitive(WireType.Primitive type) {
        presence(type);
        primitive(type.kind());
        return null;
    }

    @Override
    public Void value(WireType.Value type) {
        presence(type);
        FixedSamples.of(type.kind()).accept(bytes);
        return null;
    }

    @Override
    public Void special(WireType.Special type) {
        presence(type);
        SpecialCodec.of(type.kind()).sample().accept(bytes);
        return null;
    }

    @Override
    public Void text(WireType.Text type) {
        Text.write(text(type.kind(), type.max()), out);
        return null;
    }

    @Override
    public Void fixedText(WireType.FixedText type) {
        byte[] text = new byte[type.sizeInBlock()];
        FixedText.put(text, RawMemory.ARRAY_OFFSET, type.room(), text(TextKind.TEXT, type.room()));
        out.write(text);
        return null;
    }

    @Override
    public Void knownText(WireType.KnownText type) {
        out.writeByte((byte) random.nextInt(type.known().size()));
        return null;
    }

    @Override
    public Void enumeration(WireType.Enumeration type) {
        StopBit.write(random.nextInt(type.constants().size()), out);
        return null;
    }

    @Override
    public Void array(WireType.Array type) {
        int count = random.nextInt(Math.min(3, type.most()) + 1);
        StopBit.write(count, out);
        elements(type.element(), count);
        return null;
    }

    @Override
    public Void fixedArray(WireType.FixedArray type) {
        presence(type);
        elements(type.element(), type.length());
        return null;
    }

    /** Writes what another library would: a value that fits, or else the least one. */
    @Override
    public Void encoded(WireType.Encoded type) {
        ArrayTarget plain = new ArrayTarget(64);
        type.value().accept(new SampleValues(random, plain.output()));
        long start = out.position();
        try {
            EncodedValues.write(type, read(type.value(), plain.array()), out);
        } catch (MarshalException e) {
            out.rewind(start);
            EncodedValues.write(type, read(type.value(), least(type.value())), out);
        }
        return null;
    }

    /** The bytes of zero, an empty text and the like; of a decimal those of 0.0, as a double; of a date, 1970-01-01. */
    private static byte[] least(WireType type) {
        byte[] least = new byte[LEAST];
        if (type.kind() == ValueKind.DATE) {
            least[0] = (byte) 1970;
            least[1] = 1970 >> Byte.SIZE;
            least[Integer.BYTES] = 1;
            least[Integer.BYTES + 1] = 1;
            return least;
        }
        least[0] = (byte) (type instanceof WireType.Special ? 1 : 0);
        return least;
    }

    private static Object read(WireType type, byte[] bytes) {
        return Objects.requireNonNull(PlainValues.read(type, Input.of(bytes)));
    }

    @Override
    public Void custom(WireType.Custom type) {
        return other(type);
    }

    @Override
    public Void other(WireType type) {
        throw new IllegalArgumentException("no sample value can be made for wire type " + type);
    }

    private void presence(WireType type) {
        if (PresenceByte.of(type).isThere()) {
            out.writeByte((byte) 1);
        }
    }

    private void elements(PrimitiveKind kind, int count) {
        for (int i = 0; i < count; i++) {
            primitive(kind);
        }
    }

    private void primitive(PrimitiveKind kind) {
        switch (kind) {
            case BOOL -> out.writeByte((byte) random.nextInt(2));
            case INT8 -> out.writeByte((byte) random.nextInt());
            case INT16 -> out.writeShort((short) random.nextInt());
            case INT32 -> out.writeInt(random.nextInt(2_000_000) - 1_000_000);
            case INT64 -> out.writeLong(random.nextLong() >> random.nextInt(Long.SIZE));
            case FLOAT32 -> out.writeFloat(random.nextInt(10_000) / 4f);
            case FLOAT64 -> out.writeDouble(random.nextInt(1_000_000) / 8d);
            case CHAR16 -> out.writeShort((short) ('A' + random.nextInt(26)));
        }
    }

    private String text(TextKind kind, int max) {
        String text = TextCodec.of(kind).sample().apply(bytes);
        return max != WireType.ANY && Text.utf8Size(text) > max ? "" : text;
    }
}
