package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages become rows through their views, just as through objects. */
class ViewsTest {

    @ParameterizedTest
    @ValueSource(longs = {11, 12})
    void ofEveryType(long seed) {
        RandomValues values = new RandomValues(seed);
        EveryView view = new EveryView();
        try (EveryTable table = EveryTable.inMemory()) {
            for (int i = 0; i < 50; i++) {
                Every every = values.every();
                table.add(view.wrap(EveryMarshaller.INSTANCE.toByteArray(every)));
                Same.check("row " + i, table.get(i), every);
            }
            Every other = values.every();
            table.set(3, view.wrap(EveryMarshaller.INSTANCE.toByteArray(other)));
            Same.check("row 3", table.get(3), other);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {13, 14})
    void ofNestedObjects(long seed) {
        RandomValues values = new RandomValues(seed);
        LineView view = new LineView();
        try (LineTable table = LineTable.inMemory()) {
            for (int i = 0; i < 50; i++) {
                Line line = values.line();
                table.add(view.wrap(LineMarshaller.INSTANCE.toByteArray(line)));
                assertThat(table.get(i)).isEqualTo(line);
            }
        }
    }
}
