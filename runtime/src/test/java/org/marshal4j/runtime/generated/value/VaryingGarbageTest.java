package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.kit.Garbage;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.value.VaryingValues.Row;
import org.marshal4j.schema.wire.SpecialKind;

/** Values that have not changed, and objects that are refilled, leave no garbage. */
class VaryingGarbageTest {
    static List<Row<?>> rows() {
        return VaryingValues.all().toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void readingTheSameValueAgain(Row<X> row) {
        TestBuffer bytes = TestBuffers.NATIVE.make();
        row.form().writer().write(row.value().get(), bytes.out());
        X current = row.value().get();
        double perRound = Garbage.fewest(allowed(row), () -> {
            bytes.again();
            row.form().reader().read(current, bytes.in());
        });
        assertThat(perRound).isLessThan(allowed(row));
    }

    /**
     * Three things cannot be had without a copy: a BigInteger of more than 64 bits, all the digits of some decimals,
     * and the bytes of an address.
     */
    private static int allowed(Row<?> row) {
        boolean isLarge = row.value().get() instanceof BigDecimal decimal
                ? decimal.precision() > 15 || decimal.scale() < 0 || decimal.scale() > 22
                : hasAddress(row.form()) || row.hex().startsWith("09 ");
        return isLarge ? 250 : 1;
    }

    private static boolean hasAddress(VaryingForm<?> form) {
        return Arrays.stream(SpecialKind.values())
                .anyMatch(kind -> kind.hasAddress() && kind.wireName().equals(form.name()));
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void writing(Row<X> row) {
        TestBuffer bytes = TestBuffers.NATIVE.make();
        X value = row.value().get();
        double perRound = Garbage.fewest(allowed(row), () -> {
            bytes.clear();
            row.form().writer().write(value, bytes.out());
        });
        assertThat(perRound).isLessThan(allowed(row));
    }

    @Test
    void decimalsOfUpToFifteenDigits() {
        BigDecimal[] values = new BigDecimal[64];
        for (int i = 0; i < values.length; i++) {
            values[i] = BigDecimal.valueOf(0x9E37_79B9_7F4A_7C15L * (i + 1) % 1_000_000_000_000_000L >> i, i % 23);
        }
        TestBuffer bytes = TestBuffers.NATIVE.make();
        BigDecimal[] target = values.clone();
        double perRound = Garbage.fewest(1, () -> {
            bytes.clear();
            for (BigDecimal value : values) {
                BigDecimals.write(value, bytes.out());
            }
            for (int i = 0; i < target.length; i++) {
                target[i] = BigDecimals.read(target[i], bytes.in());
            }
        });
        assertThat(target).isEqualTo(values);
        assertThat(perRound).isLessThan(1);
    }

    @Test
    void refilledObjects() {
        StringBuilder[] texts = {new StringBuilder("one"), new StringBuilder("tw\u00F6 \uD83D\uDE00")};
        BitSet[] sets = {VaryingValues.bits(1, 3), VaryingValues.bits(0, 200)};
        ByteBuffer[] buffers = {ByteBuffer.wrap(new byte[] {1, 2, 3}), ByteBuffer.allocate(20)};
        StringBuilder text = new StringBuilder();
        BitSet set = new BitSet();
        ByteBuffer buffer = ByteBuffer.allocateDirect(100);
        TestBuffer bytes = TestBuffers.NATIVE.make();
        double perRound = Garbage.fewest(1, () -> {
            for (int i = 0; i < texts.length; i++) {
                bytes.clear();
                StringBuilders.write(texts[i], bytes.out());
                BitSets.write(sets[i], bytes.out());
                ByteBuffers.write(buffers[i], bytes.out());
                StringBuilders.read(text, bytes.in());
                BitSets.read(set, bytes.in());
                ByteBuffers.read(buffer, bytes.in());
            }
        });
        assertThat(text).hasToString(texts[1].toString());
        assertThat(set).isEqualTo(sets[1]);
        assertThat(buffer).isEqualTo(buffers[1]);
        assertThat(perRound).isLessThan(1);
    }

    @Test
    void internedTexts() {
        String[] texts = {"EURUSD", "GBPUSD", "Z\u00FCrich"};
        TestBuffer bytes = TestBuffers.NATIVE.make();
        String[] field = {null};
        double perRound = Garbage.fewest(1, () -> {
            bytes.clear();
            for (String text : texts) {
                Text.write(text, bytes.out());
                field[0] = Text.readInterned(field[0], bytes.in());
            }
        });
        assertThat(perRound).isLessThan(1);
    }
}
