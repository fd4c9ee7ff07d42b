package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.marshal4j.runtime.memory.RawMemory.ARRAY_OFFSET;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.kit.Garbage;
import org.marshal4j.runtime.generated.value.FixedValues.Row;

/** Neither storing a value of fixed size nor loading an equal one allocates. */
class FixedGarbageTest {
    static List<Row<?>> rows() {
        return FixedValues.all().toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void storingAndLoadingTheSame(Row<X> row) {
        byte[] nullable = HexFormat.ofDelimiter(" ").parseHex(row.hexNullable());
        byte[] plain = HexFormat.ofDelimiter(" ").parseHex(row.hex());
        X value = row.value().get();
        X current = row.value().get();
        double perRound = Garbage.fewest(1, () -> {
            row.form().put().put(plain, ARRAY_OFFSET, value);
            row.form().putNullable().put(nullable, ARRAY_OFFSET, value);
            row.form().get().get(current, plain, ARRAY_OFFSET);
            row.form().getNullable().get(current, nullable, ARRAY_OFFSET);
        });
        assertThat(perRound).isLessThan(1);
    }
}
