package org.marshal4j.processor.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.codec.CollectionKind;
import org.marshal4j.processor.codec.MapKind;

class OwnElementsTest {

    @Test
    void allClassesThatFieldsCanHaveAndThatCanBeExtended() {
        assertThat(OwnElements.CLASSES)
                .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                Arrays.stream(CollectionKind.values()).map(CollectionKind::declared),
                                Arrays.stream(MapKind.values()).map(MapKind::declared))
                        .filter(OwnElementsTest::canBeExtended)
                        .toList());
    }

    private static boolean canBeExtended(String name) {
        try {
            Class<?> type = Class.forName(name);
            return !type.isInterface()
                    && Arrays.stream(type.getDeclaredConstructors())
                            .map(Constructor::getModifiers)
                            .anyMatch(modifiers -> Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers));
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
