package org.marshal4j.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marshal4j.table.Table;
import org.marshal4j.table.TableRow;

/**
 * The names that methods for fields must not have, in tables and rows, are those of the methods that all of them have.
 */
class TableMethodsTest {
    private static final List<String> OF_OBJECTS =
            inherited(Object.class).distinct().toList();

    /** The methods that every generated table itself has. */
    private static final List<String> GENERATED =
            List.of("create", "forEach", "inMemory", "iterator", "open", "openReadOnly", "put", "row", "spliterator");

    @Test
    void listTheMethodsOfTables() {
        assertThat(TableMethods.TABLE)
                .isSorted()
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(inherited(Table.class), OF_OBJECTS.stream(), GENERATED.stream())
                                .flatMap(names -> names)
                                .distinct()
                                .toList());
    }

    @Test
    void listTheMethodsOfRows() {
        assertThat(TableMethods.ROW)
                .isSorted()
                .containsExactlyInAnyOrderElementsOf(Stream.concat(inherited(TableRow.class), OF_OBJECTS.stream())
                        .distinct()
                        .toList());
    }

    private static Stream<String> inherited(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> !method.isSynthetic())
                .filter(method ->
                        Modifier.isPublic(method.getModifiers()) || Modifier.isProtected(method.getModifiers()))
                .map(Method::getName);
    }
}
