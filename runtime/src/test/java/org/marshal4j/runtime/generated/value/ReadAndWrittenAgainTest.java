package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.marshal4j.runtime.memory.RawMemory.ARRAY_OFFSET;

import java.nio.BufferUnderflowException;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.TestBuffer;

/** Whatever bytes a value was read from, it can be written again, and those bytes are read as an equal value. */
class ReadAndWrittenAgainTest {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");
    private static final int TIMES = 3000 / Integer.getInteger("sample.stride", 1);

    static List<VaryingValues.Row<?>> varying() {
        return VaryingValues.all().toList();
    }

    static List<FixedValues.Row<?>> fixed() {
        return FixedValues.all().toList();
    }

    @ParameterizedTest
    @MethodSource("varying")
    <X> void valuesOfVaryingSize(VaryingValues.Row<X> row) {
        Random random = new Random(row.hex().hashCode());
        for (int i = 0; i < TIMES; i++) {
            byte[] bytes = changed(HEX.parseHex(row.hex()), random);
            try {
                writtenAgain(row.form(), row.form().reader().read(null, Input.of(bytes)), HEX.formatHex(bytes));
            } catch (MarshalException | BufferUnderflowException e) {
                // Not a valid value, like most of them.
                continue;
            }
        }
    }

    private static <X> void writtenAgain(VaryingForm<X> form, X value, String from) {
        TestBuffer bytes = TestBuffer.elastic();
        X again;
        try {
            form.writer().write(value, bytes.out());
            again = form.reader().read(null, bytes.in());
        } catch (MarshalException e) {
            throw new AssertionError(form + " read from " + from, e);
        }
        assertThat((long) bytes.size()).isEqualTo(form.sizeOf().applyAsLong(value));
        assertThat(form.view(again)).as("%s read from %s", form, from).isEqualTo(form.view(value));
    }

    @ParameterizedTest
    @MethodSource("fixed")
    <X> void valuesOfFixedSize(FixedValues.Row<X> row) {
        FixedForm<X> form = row.form();
        Random random = new Random(row.hex().hashCode());
        for (int i = 0; i < TIMES; i++) {
            byte[] bytes = changed(HEX.parseHex(row.hexNullable()), random);
            X value;
            try {
                value = form.getNullable().get(null, bytes, ARRAY_OFFSET);
            } catch (MarshalException e) {
                continue;
            }
            byte[] again = new byte[form.sizeNullable()];
            form.putNullable().put(again, ARRAY_OFFSET, value);
            assertThat(form.seen(form.getNullable().get(null, again, ARRAY_OFFSET)))
                    .isEqualTo(form.seen(value));
        }
    }

    private static byte[] changed(byte[] bytes, Random random) {
        for (int n = 1 + random.nextInt(3); n > 0 && bytes.length > 0; n--) {
            int at = random.nextInt(bytes.length);
            // Values changed in the case of a letter or in a single bit are the most likely to remain valid.
            bytes[at] = switch (random.nextInt(3)) {
                case 0 -> (byte) (bytes[at] ^ 0x20);
                case 1 -> (byte) (bytes[at] ^ 1 << random.nextInt(8));
                default -> (byte) random.nextInt();
            };
        }
        return bytes;
    }
}
