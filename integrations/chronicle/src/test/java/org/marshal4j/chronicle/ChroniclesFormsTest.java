package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.StopBits;
import org.marshal4j.schema.Schema;

/** Stop-bit numbers and texts are written and read as Chronicle itself does. */
class ChroniclesFormsTest {
    /** 1 with the profile thorough, larger in everyday builds. */
    private static final int STRIDE = Integer.getInteger("sample.stride", 1);

    private final ArrayTarget target = new ArrayTarget(64);

    private Output empty() {
        return target.restart(ArrayTarget.LARGEST);
    }

    private byte[] written() {
        return Arrays.copyOf(target.array(), (int) target.output().position());
    }

    @ParameterizedTest
    @ValueSource(
            ints = {-1, 0, 1, 127, 128, 300, 16383, 16384, 2097151, 2097152, 268435455, 268435456, Integer.MAX_VALUE})
    void counts(int value) {
        Bytes<?> chronicles = Bytes.allocateElasticOnHeap();
        chronicles.writeStopBit((long) value);
        StopBit.write(value, empty());

        assertThat(written()).isEqualTo(chronicles.toByteArray());
        assertThat(StopBit.read(Input.of(chronicles.toByteArray()))).isEqualTo(value);
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void longs(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 20_000 / STRIDE; i++) {
            isChroniclesForm(random.nextLong() >> random.nextInt(64));
        }
    }

    @Test
    void longsAtEveryBoundary() {
        for (int shift = 0; shift < 64; shift++) {
            for (int near = -1; near <= 1; near++) {
                isChroniclesForm((1L << shift) + near);
                isChroniclesForm(-(1L << shift) + near);
            }
        }
    }

    private void isChroniclesForm(long value) {
        Bytes<?> chronicles = Bytes.allocateElasticOnHeap();
        chronicles.writeStopBit(value);
        StopBits.writeLong(value, empty());

        assertThat(written()).as("%s", value).isEqualTo(chronicles.toByteArray());
        assertThat(StopBits.readLong(Input.of(chronicles.toByteArray()))).isEqualTo(value);
        assertThat(Bytes.wrapForRead(written()).readStopBit()).isEqualTo(value);
    }

    @Tag("long")
    @Test
    void everyChar() {
        for (int c = 0; c <= Character.MAX_VALUE; c += c < 0x1000 || c >= 0xF000 ? 1 : STRIDE) {
            Bytes<?> chronicles = Bytes.allocateElasticOnHeap();
            chronicles.writeStopBit((char) c);
            StopBits.writeChar((char) c, empty());

            assertThat(written()).as("%s", c).isEqualTo(chronicles.toByteArray());
            assertThat(StopBits.readChar(Input.of(chronicles.toByteArray()))).isEqualTo((char) c);
            assertThat(Bytes.wrapForRead(written()).readStopBitChar()).isEqualTo((char) c);
        }
    }

    @Test
    void readsTextsThatChronicleWrites() {
        String text = "a\u00E9\u20AC\uD83D\uDE00z";
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        bytes.writeUtf8((CharSequence) new StringBuilder(text));
        byte[] written = bytes.toByteArray();

        assertThat(written)
                .inHexadecimal()
                .containsExactly(0x0d, 0x61, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80, 0x7a);
        assertThat(Text.read(null, Input.of(written))).isEqualTo(text);
        assertThat(Text.read(text, Input.of(written))).isEqualTo(text);
    }

    @Test
    void chronicleReadsOurTexts() {
        Text.write("a\u00E9\u20AC", empty());
        assertThat(Bytes.wrapForRead(written()).readUtf8()).isEqualTo("a\u00E9\u20AC");
    }

    /** A lenient buffer would return zeros after its end. */
    @Test
    void lenientBufferDoesNotInventNumbers() {
        Bytes<?> bytes = Bytes.wrapForWrite(ByteBuffer.allocate(64));
        bytes.lenient(true);
        assertThatThrownBy(() -> ChronicleMarshaller.over(new Numbers()).read(bytes))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("[MARSHAL203]");
    }

    private static final class Numbers implements Marshaller<Integer> {
        @Override
        public void write(Integer value, Output out) {
            StopBit.write(value, out);
        }

        @Override
        public Integer read(Input in) {
            long start = in.position();
            try {
                return StopBit.read(in);
            } catch (Throwable e) {
                throw Failures.reading(this, in, start, e);
            }
        }

        @Override
        public long sizeOf(Integer value) {
            return StopBit.size(value);
        }

        @Override
        public Schema schema() {
            return TypeSchema.of(Integer.class, "value stop32");
        }

        @Override
        public Class<Integer> type() {
            return Integer.class;
        }
    }
}
