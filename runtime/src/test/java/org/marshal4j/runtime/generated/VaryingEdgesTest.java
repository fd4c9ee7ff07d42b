package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Locale;
import java.util.Optional;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Buffers;
import org.marshal4j.runtime.problem.MarshalException;

/** Values of varying size that are read into what is there, and what only some of them are. */
class VaryingEdgesTest {
    private static final String ABC = "03 61 62 63";

    @Test
    void bytesAreRefilledIfTheyHaveRoom() {
        for (Bytes<?> current : new Bytes<?>[] {
            Bytes.allocateElasticOnHeap(2), Bytes.allocateElasticDirect(), Bytes.allocateDirect(3), new HexDumpBytes()
        }) {
            BytesStore<?, ?> read = BytesStores.read(current, Buffers.ofHex(ABC));
            assertThat(read).isSameAs(current);
            assertThat(read.toByteArray()).containsExactly('a', 'b', 'c');
            current.releaseLast();
        }
    }

    @Test
    void bytesWithoutRoomAreReplaced() {
        Bytes<?> small = Bytes.allocateDirect(2);
        BytesStore<?, ?> fixed = BytesStore.wrap(new byte[3]);
        for (BytesStore<?, ?> current : new BytesStore<?, ?>[] {small, fixed, null}) {
            BytesStore<?, ?> read = BytesStores.read(current, Buffers.ofHex(ABC));
            assertThat(read).isNotSameAs(current);
            assertThat(read.toByteArray()).containsExactly('a', 'b', 'c');
        }
        small.releaseLast();
    }

    @Test
    void otherBytesOfTheSameLengthAreNotKept() {
        for (String other : new String[] {"xbc", "axc", "abx"}) {
            BytesStore<?, ?> current = BytesStore.wrap(other.getBytes(java.nio.charset.StandardCharsets.US_ASCII));
            assertThat(BytesStores.read(current, Buffers.ofHex(ABC)).toByteArray())
                    .containsExactly('a', 'b', 'c');
        }
        BytesStore<?, ?> same = BytesStore.wrap(new byte[] {'a', 'b', 'c'});
        assertThat(BytesStores.read(same, Buffers.ofHex(ABC))).isSameAs(same);
    }

    /** Whose positions are not those of bytes. */
    @Test
    void aHexDumpIsAValueToo() {
        HexDumpBytes dump = new HexDumpBytes();
        dump.write(new byte[] {9, 'a', 'b', 'c'}).readByte();
        Bytes<?> out = Bytes.allocateElasticOnHeap();
        BytesStores.write("bytes", dump, out);
        assertThat(Buffers.hex(out)).isEqualTo(ABC);
        assertThat(BytesStores.read(dump, out)).isSameAs(dump);
        dump.releaseLast();
    }

    @Test
    void buffersOfBothOrdersAreComparedAndRefilled() {
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            for (int length : new int[] {1, 7, 8, 9, 16, 23}) {
                ByteBuffer value = ByteBuffer.allocate(length).order(order);
                for (int i = 0; i < length; i++) {
                    value.put(i, (byte) (i + 1));
                }
                Bytes<?> bytes = Bytes.allocateElasticOnHeap();
                ByteBuffers.write("buffer", value, bytes);
                for (int i = 0; i <= length; i++) {
                    ByteBuffer current = ByteBuffer.allocate(length + 3).order(order);
                    current.position(2).limit(length + 2);
                    current.put(value.duplicate()).position(2);
                    if (i < length) {
                        current.put(2 + i, (byte) 99);
                    }
                    bytes.readPosition(0);
                    ByteBuffer read = ByteBuffers.read(current, bytes);
                    assertThat(read).isSameAs(current).isEqualTo(value);
                    assertThat(read.position()).isEqualTo(i < length ? 0 : 2);
                }
                bytes.readPosition(0);
                ByteBuffer locked = ByteBuffer.allocate(length).order(order).asReadOnlyBuffer();
                assertThat(ByteBuffers.read(locked.order(order), bytes))
                        .isNotSameAs(locked)
                        .isEqualTo(value);
            }
        }
    }

    @Test
    void digitsOfDecimalsThatFitALong() {
        for (String text : new String[] {
            "0",
            "7",
            "-12",
            "0.00",
            "1.25",
            "-1.25",
            "9.99999999999999",
            "123456789012345678",
            "0.1234567890123456789",
            "-9.223372036854775808",
            "9223372036854775807",
            "1E-22",
            "1E-23",
            "3E-40",
            "4E+3",
            "1.5E+9"
        }) {
            BigDecimal value = new BigDecimal(text);
            assertThat(Unscaled.isLong(value)).as(text).isTrue();
            if (value.scale() >= 0) {
                assertThat(Unscaled.toLong(value))
                        .as(text)
                        .isEqualTo(value.unscaledValue().longValueExact());
            }
        }
        assertThat(Unscaled.toLong(new BigDecimal(BigInteger.valueOf(4), -3))).isEqualTo(4);
        assertThat(Unscaled.isLong(new BigDecimal("9223372036854775808"))).isFalse();
        assertThat(Unscaled.isLong(new BigDecimal("99999999999999999999"))).isFalse();
    }

    @Test
    void everyLocaleThatItsTagTells() {
        for (int round = 0; round < 2; round++) {
            for (Locale locale : Locale.getAvailableLocales()) {
                if (Locale.forLanguageTag(locale.toLanguageTag()).equals(locale)) {
                    Bytes<?> bytes = Bytes.allocateElasticOnHeap();
                    Locales.write("locale", locale, bytes);
                    assertThat(Locales.read(null, bytes)).isEqualTo(locale);
                }
            }
        }
        Locale untold = new Locale("de", "CH", "no variant!");
        assertThatThrownBy(() -> Locales.write("locale", untold, Bytes.allocateElasticOnHeap()))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("has more than its language tag says, de-CH");
    }

    @Test
    void aHexDumpNamesAnOptional() {
        HexDumpBytes dump = new HexDumpBytes();
        assertThat(Optionals.write("maybe", Optional.of(1), dump)).isTrue();
        assertThat(dump.toHexString()).startsWith("02").contains("# maybe");
        dump.releaseLast();
    }
}
