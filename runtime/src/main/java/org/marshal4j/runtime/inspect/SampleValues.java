package org.marshal4j.runtime.inspect;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.marshal4j.runtime.generated.FixedText;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.memory.Text;
import org.marshal4j.runtime.memory.Utf8;
import org.marshal4j.schema.PrimitiveKind;
import org.marshal4j.schema.SpecialKind;
import org.marshal4j.schema.TextKind;
import org.marshal4j.schema.ValueKind;
import org.marshal4j.schema.WireType;
import org.marshal4j.schema.WireTypeVisitor;

/** Makes values, none of them null, that hold no other types. */
final class SampleValues implements WireTypeVisitor.Holders<Void> {
    private static final List<String> WORDS =
            List.of("alpha", "beta", "gamma", "", "\u00E9t\u00E9", "\u20AC 5", "a longer text of several words");
    private static final long NANOS_OF_DAY = 86_400_000_000_000L;
    private static final int HOUR = 3600;

    private final Random random;
    private final Output out;

    SampleValues(Random random, Output out) {
        this.random = random;
        this.out = out;
    }

    @Override
    public Void primitive(WireType.Primitive type) {
        presence(type.nullable());
        primitive(type.kind());
        return null;
    }

    @Override
    public Void value(WireType.Value type) {
        presence(type.nullable() && !type.kind().hasNull());
        value(type.kind());
        return null;
    }

    @Override
    public Void special(WireType.Special type) {
        presence(type.nullable() && !type.kind().hasNull());
        special(type.kind());
        return null;
    }

    @Override
    public Void text(WireType.Text type) {
        Text.write(text(type.kind(), type.max()), out);
        return null;
    }

    @Override
    public Void fixedText(WireType.FixedText type) {
        byte[] bytes = new byte[type.size()];
        FixedText.put(bytes, RawMemory.ARRAY_OFFSET, type.room(), text(TextKind.TEXT, type.room()));
        out.write(bytes);
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
        int count = random.nextInt(type.max() == WireType.ANY ? 4 : Math.min(4, type.max() + 1));
        StopBit.write(count, out);
        elements(type.element(), count);
        return null;
    }

    @Override
    public Void fixedArray(WireType.FixedArray type) {
        presence(type.nullable());
        elements(type.element(), type.length());
        return null;
    }

    @Override
    public Void custom(WireType.Custom type) {
        return other(type);
    }

    @Override
    public Void other(WireType type) {
        throw new IllegalArgumentException("no sample value can be made for wire type " + type);
    }

    private void presence(boolean written) {
        if (written) {
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
        return switch (kind) {
            case TEXT -> {
                String word = WORDS.get(random.nextInt(WORDS.size()));
                yield max != WireType.ANY && Utf8.size(word) > max ? "" : word;
            }
            case URI -> "https://example.org/" + random.nextInt(100);
            case ZONE -> "Europe/Zurich";
            case CURRENCY -> "CHF";
            case LOCALE -> "de-CH";
        };
    }

    private void value(ValueKind kind) {
        switch (kind) {
            case INSTANT, TIMESTAMP, DURATION -> {
                out.writeLong(random.nextInt(Integer.MAX_VALUE));
                out.writeInt(random.nextInt(1_000) * 1_000_000);
            }
            case DATE -> date();
            case TIME -> time();
            case DATE_TIME -> {
                date();
                time();
            }
            case OFFSET_DATE_TIME -> {
                date();
                time();
                out.writeInt(random.nextInt(13) * HOUR);
            }
            case OFFSET_TIME -> {
                time();
                out.writeInt(random.nextInt(13) * HOUR);
            }
            case PERIOD -> {
                out.writeInt(random.nextInt(9));
                out.writeInt(random.nextInt(12));
                out.writeInt(random.nextInt(28));
            }
            case YEAR -> out.writeInt(1970 + random.nextInt(99));
            case YEAR_MONTH -> {
                out.writeInt(1970 + random.nextInt(99));
                out.writeByte((byte) (1 + random.nextInt(12)));
            }
            case MONTH_DAY -> monthAndDay();
            case ZONE_OFFSET -> out.writeInt(random.nextInt(13) * HOUR);
            case UUID -> {
                out.writeLong(random.nextLong());
                out.writeLong(random.nextLong());
            }
            case MILLIS -> out.writeLong(random.nextInt(Integer.MAX_VALUE) * 1000L);
            case OPTIONAL_INT -> {
                out.writeByte((byte) 2);
                out.writeInt(random.nextInt(1000));
            }
            case OPTIONAL_LONG -> {
                out.writeByte((byte) 2);
                out.writeLong(random.nextInt(1000));
            }
            case OPTIONAL_DOUBLE -> {
                out.writeByte((byte) 2);
                out.writeDouble(random.nextInt(1000) / 4d);
            }
        }
    }

    private void date() {
        out.writeInt(1970 + random.nextInt(99));
        monthAndDay();
    }

    private void monthAndDay() {
        out.writeByte((byte) (1 + random.nextInt(12)));
        out.writeByte((byte) (1 + random.nextInt(28)));
    }

    private void time() {
        out.writeLong(Math.floorMod(random.nextLong(), NANOS_OF_DAY));
    }

    private void special(SpecialKind kind) {
        switch (kind) {
            case DECIMAL -> {
                out.writeByte((byte) random.nextInt(5));
                out.writeLong(random.nextInt(1_000_000));
            }
            case BIGINT -> {
                byte[] bytes = BigInteger.valueOf(random.nextLong()).toByteArray();
                StopBit.write(bytes.length, out);
                out.write(bytes);
            }
            case ZONED_DATE_TIME -> {
                date();
                time();
                out.writeInt(0);
                Text.write("UTC", out);
            }
            case STOP_SHORT, STOP_INT, STOP_LONG -> out.writeStopBit((long) random.nextInt(20_000) - 10_000);
            case STOP_CHAR -> out.writeStopBit((long) 'A' + random.nextInt(26));
        }
    }
}
