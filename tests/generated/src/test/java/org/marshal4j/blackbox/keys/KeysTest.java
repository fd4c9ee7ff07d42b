package org.marshal4j.blackbox.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.Vector;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.TypeId;
import org.marshal4j.runtime.CanonicalBytes;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;

/** Keys: equal keys have equal bytes, however they were created. */
class KeysTest {
    enum Side {
        BUY,
        SELL,
        SHORT
    }

    @Marshal
    sealed interface Place permits Venue, Desk {}

    @Marshal
    @TypeId(1)
    record Venue(String code) implements Place {}

    @Marshal
    @TypeId(2)
    record Desk(int number) implements Place {}

    @Marshal
    record Page<T>(List<T> items) {}

    record Money(long cents) {}

    static final class MoneyMarshaller implements FieldMarshaller<Money>, CanonicalBytes {
        @Override
        public void write(Money value, Output out) {
            out.writeStopBit(value.cents());
        }

        @Override
        public Money read(Money current, Input in) {
            return new Money(in.readStopBit());
        }

        @Override
        public long sizeOf(Money value) {
            return Output.stopBitLength(value.cents());
        }
    }

    @Marshal(key = true)
    record Key(
            BigDecimal price,
            BigInteger number,
            Instant at,
            ZonedDateTime zoned,
            UUID id,
            Locale locale,
            BitSet bits,
            ByteBuffer bytes,
            List<Optional<String>> names,
            EnumSet<Side> sides,
            EnumMap<Side, List<Long>> bySide,
            Place place,
            Page<Side> page,
            @MarshalWith(MoneyMarshaller.class) Money money) {}

    /** Could be a key, but the compiler is not asked to check that. */
    @Marshal
    record Unchecked(List<String> names) {}

    /** Has one field that prevents it from being a key. */
    @Marshal
    record Priced(double price) {}

    private static Key key(
            List<Optional<String>> names,
            BitSet bits,
            ByteBuffer bytes,
            EnumMap<Side, List<Long>> bySide,
            List<Side> page) {
        return new Key(
                new BigDecimal("1.50"),
                new BigInteger("12345678901234567890"),
                Instant.ofEpochSecond(7, 9),
                ZonedDateTime.parse("2026-03-29T02:30:00+02:00[Europe/Berlin]"),
                new UUID(1, 2),
                Locale.forLanguageTag("de-AT"),
                bits,
                bytes,
                names,
                EnumSet.copyOf(page),
                bySide,
                new Venue("XLON"),
                new Page<>(page),
                new Money(300));
    }

    @Test
    void equalKeysHaveEqualBytes() {
        List<Optional<String>> names = List.of(Optional.of("a"), Optional.empty());
        BitSet grown = new BitSet(500);
        grown.set(3);
        grown.set(400);
        grown.clear(400);
        BitSet small = BitSet.valueOf(new byte[] {8});
        ByteBuffer sliced =
                ByteBuffer.allocateDirect(9).put(4, (byte) 7).position(4).limit(5);
        EnumMap<Side, List<Long>> forwards = new EnumMap<>(Side.class);
        forwards.put(Side.BUY, List.of(1L));
        forwards.put(Side.SHORT, List.of(2L));
        EnumMap<Side, List<Long>> backwards = new EnumMap<>(Map.of(Side.SHORT, new Vector<>(List.of(2L))));
        backwards.put(Side.BUY, new LinkedList<>(List.of(1L)));
        Key one = key(names, grown, sliced, forwards, List.of(Side.SELL, Side.BUY));
        Key other = key(
                new LinkedList<>(names),
                small,
                ByteBuffer.wrap(new byte[] {7}),
                backwards,
                new ArrayList<>(new ArrayDeque<>(List.of(Side.SELL, Side.BUY))));
        Marshaller<Key> marshaller = Marshallers.of(Key.class);

        assertThat(one).isEqualTo(other);
        assertThat(marshaller.toByteArray(one)).isEqualTo(marshaller.toByteArray(other));
        assertThat(marshaller.fromByteArray(marshaller.toByteArray(one))).isEqualTo(one);
    }

    @Test
    void theMarshallerOfAKeySaysSo() {
        assertThat(Marshallers.of(Key.class).keyObstacle()).isEmpty();
        assertThat(Marshallers.refusalAsKey(Marshallers.of(Key.class))).isEmpty();
    }

    @Test
    void otherClassesAreJudgedByTheirSchema() {
        assertThat(Marshallers.of(Venue.class).keyObstacle()).isEmpty();
        assertThat(Marshallers.of(Place.class).keyObstacle()).isEmpty();
        assertThat(Marshallers.of(Unchecked.class).keyObstacle())
                .hasValue(Unchecked.class.getName()
                        + ".names is list<text?>?: it may be a hash set, whose elements have no fixed order");
        assertThat(Marshallers.refusalAsKey(Marshallers.of(Priced.class)))
                .hasValue(Priced.class.getName() + " cannot be used as a key, since equal keys need equal bytes: "
                        + Priced.class.getName()
                        + ".price is float64: 0.0 and -0.0 have different bytes, and so may two NaNs. Put @Marshal(key = true)"
                        + " on it, and the compiler names each field that must change. [MARSHAL231]");
    }
}
