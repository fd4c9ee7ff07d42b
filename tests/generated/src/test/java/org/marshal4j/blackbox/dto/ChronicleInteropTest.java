package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.blackbox.kit.Hex;

/** Bytes that hand-written Chronicle code writes and reads. Those of marshal4j are the same, in both directions. */
class ChronicleInteropTest {
    private final Bytes<?> bytes = Bytes.allocateElasticDirect();

    @AfterEach
    void release() {
        bytes.releaseLast();
    }

    private static Primitives.All all() {
        Primitives.All all = new Primitives.All();
        all.flag = true;
        all.tiny = -3;
        all.small = -300;
        all.letter = '\uFFEE';
        all.number = 1 << 30;
        all.big = Long.MIN_VALUE + 5;
        all.ratio = -0f;
        all.price = Double.MIN_VALUE;
        return all;
    }

    @Test
    void chronicleReadsNumbersOfMarshal4j() {
        Primitives.All all = all();
        all.writeMarshallable(bytes);
        assertThat(bytes.readBoolean()).isTrue();
        assertThat(bytes.readByte()).isEqualTo(all.tiny);
        assertThat(bytes.readShort()).isEqualTo(all.small);
        assertThat((char) bytes.readUnsignedShort()).isEqualTo(all.letter);
        assertThat(bytes.readInt()).isEqualTo(all.number);
        assertThat(bytes.readLong()).isEqualTo(all.big);
        assertThat(Float.floatToRawIntBits(bytes.readFloat())).isEqualTo(Float.floatToRawIntBits(all.ratio));
        assertThat(bytes.readDouble()).isEqualTo(all.price);
        assertThat(bytes.readRemaining()).isZero();
    }

    /** Chronicle writes booleans as Y and N. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void marshal4jReadsNumbersOfChronicle(boolean flag) {
        Primitives.All all = all();
        bytes.writeBoolean(flag)
                .writeByte(all.tiny)
                .writeShort(all.small)
                .writeUnsignedShort(all.letter)
                .writeInt(all.number)
                .writeLong(all.big)
                .writeFloat(all.ratio)
                .writeDouble(all.price);
        assertThat(bytes.peekUnsignedByte()).isEqualTo(flag ? 'Y' : 'N');
        Primitives.All read = new Primitives.All();
        read.readMarshallable(bytes);
        assertThat(read.flag).isEqualTo(flag);
        assertThat(read).usingRecursiveComparison().ignoringFields("flag").isEqualTo(all);
        assertThat(bytes.readRemaining()).isZero();
    }

    @Test
    void runsOfBooleansOfChronicle() {
        for (int i = 0; i < 17; i++) {
            bytes.writeBoolean(i % 3 == 0);
        }
        bytes.writeInt(42)
                .writeBoolean(true)
                .writeBoolean(false)
                .writeBoolean(true)
                .writeByte((byte) 1);
        bytes.writeBoolean(false).writeBoolean(true).writeByte((byte) 2);
        Primitives.Booleans one = Primitives_BooleansMarshaller.INSTANCE.read(bytes);
        bytes.readPosition(0);
        Primitives.BulkBooleans two = Primitives_BulkBooleansMarshaller.INSTANCE.read(bytes);
        assertThat(two).usingRecursiveComparison().isEqualTo(one);
        assertThat(new boolean[] {one.a0, one.a1, one.a15, one.a16, one.b0, one.b1, one.b2, one.b3, one.b4})
                .containsExactly(true, false, true, false, true, false, true, false, true);
        // In the object too, they must be 0 or 1, or the JVM's own == would break. They are written as such.
        Bytes<?> again = Bytes.allocateElasticOnHeap();
        Primitives_BulkBooleansMarshaller.INSTANCE.write(two, again);
        assertThat(Hex.array(again)).doesNotContain((byte) 'Y', (byte) 'N');
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "EURUSD", "äöü", "日本語", "\u0000\u007f\u0080\u07ff\u0800\uffff"})
    void textsWithoutSupplementaryCharacters(String text) {
        Pinned_OneTextMarshaller.INSTANCE.write(new Pinned.OneText(text), bytes);
        assertThat(bytes.readUtf8()).isEqualTo(text);
        assertThat(bytes.readRemaining()).isZero();
        Bytes<?> theirs = Bytes.allocateElasticOnHeap();
        theirs.writeUtf8(text);
        bytes.readPosition(0);
        assertThat(Hex.of(theirs)).isEqualTo(Hex.of(bytes));
        assertThat(Pinned_OneTextMarshaller.INSTANCE.read(theirs).text()).isEqualTo(text);
    }

    @Test
    void textsWhoseCountsHaveEveryLength() {
        for (int length : new int[] {126, 127, 128, 129, 16_383, 16_384, 70_000}) {
            String text = "x".repeat(length);
            bytes.clear();
            bytes.writeUtf8(text);
            assertThat(Pinned_OneTextMarshaller.INSTANCE.read(bytes).text()).isEqualTo(text);
        }
    }

    @Test
    void nullText() {
        bytes.writeUtf8((CharSequence) null);
        assertThat(Hex.of(bytes)).isEqualTo("80 00");
        assertThat(Pinned_OneTextMarshaller.INSTANCE.read(bytes).text()).isNull();
        Pinned_OneTextMarshaller.INSTANCE.write(new Pinned.OneText(null), bytes);
        assertThat(bytes.readUtf8()).isNull();
    }

    /** Chronicle writes a supplementary character as a pair of surrogates of three bytes each. */
    @Test
    void supplementaryCharactersAsChronicleWritesThem() {
        bytes.writeUtf8("a😀b");
        assertThat(Hex.of(bytes)).isEqualTo("08 61 ed a0 bd ed b8 80 62");
        assertThat(Pinned_OneTextMarshaller.INSTANCE.read(bytes).text()).isEqualTo("a😀b");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"03 ed a0 bd", "03 ed b8 80", "06 ed b8 80 ed a0 bd", "01 80", "02 c0 80", "03 e2 82 2c", "01 ff"
            })
    void invalidTexts(String hex) {
        Bytes<?> in = Hex.bytes(hex);
        assertThatThrownBy(() -> Pinned_OneTextMarshaller.INSTANCE.read(in)).hasMessageContaining("MARSHAL208");
        assertThat(in.readPosition()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83D", "\uDE00", "a\uD83Db", "\uDE00\uD83D"})
    void unpairedSurrogatesAreNotWritten(String text) {
        assertThatThrownBy(() -> Pinned_OneTextMarshaller.INSTANCE.write(new Pinned.OneText(text), bytes))
                .hasMessageContaining("MARSHAL208");
        assertThat(bytes.writePosition()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 127, 128, 16_383, 16_384})
    void countsAreStopBitNumbers(int count) {
        Pinned_OneArrayMarshaller.INSTANCE.write(new Pinned.OneArray(new short[count]), bytes);
        assertThat(bytes.readStopBit()).isEqualTo(count);
        assertThat(bytes.readRemaining()).isEqualTo(2L * count);
        Bytes<?> theirs = Bytes.allocateElasticOnHeap();
        theirs.writeStopBit(count).write(new byte[2 * count]);
        assertThat(Pinned_OneArrayMarshaller.INSTANCE.read(theirs).array()).hasSize(count);
    }

    @Test
    void nullCountIsMinusOne() {
        Bytes<?> theirs = Bytes.allocateElasticOnHeap();
        theirs.writeStopBit(-1L);
        assertThat(Hex.of(theirs)).isEqualTo("80 00");
        assertThat(Pinned_OneArrayMarshaller.INSTANCE.read(theirs).array()).isNull();
    }

    /** A required nested object has no header, nor has a hand-written nested BytesMarshallable. */
    @Test
    void requiredNestedObjects() {
        bytes.writeByte((byte) 1).writeInt(99);
        assertThat(Pinned_OneFixedRequiredMarshaller.INSTANCE
                        .read(bytes)
                        .nested()
                        .box())
                .isEqualTo(99);
    }
}
