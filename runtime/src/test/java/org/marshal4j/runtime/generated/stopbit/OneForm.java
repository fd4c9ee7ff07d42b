package org.marshal4j.runtime.generated.stopbit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.TestBuffer;

/** Whatever can be read is written as the same bytes, so that no value has two forms. */
final class OneForm {
    private OneForm() {}

    /**
     * Reads a value and writes it: 1 if that has given the same bytes, 0 if these are not the form of a value.
     *
     * @param refusals the codes of the problems with which such bytes may be refused
     */
    static <T> int isOf(byte[] bytes, Function<Input, T> reader, BiConsumer<T, Output> writer, String... refusals) {
        Input in = Input.of(bytes);
        T value;
        try {
            value = reader.apply(in);
        } catch (MarshalException refused) {
            assertThat(refused.code()).isIn((Object[]) refusals);
            return 0;
        }
        TestBuffer again = TestBuffer.elastic();
        writer.accept(value, again.out());
        assertThat(again.hex()).isEqualTo(HexFormat.ofDelimiter(" ").formatHex(bytes, 0, (int) in.position()));
        return 1;
    }
}
