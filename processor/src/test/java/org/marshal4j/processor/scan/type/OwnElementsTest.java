package org.marshal4j.processor.scan.type;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.codec.holder.CollectionKind;
import org.marshal4j.processor.codec.holder.MapKind;

class OwnElementsTest {

    /** Nothing can be read into one without comparing each element with all others, or not knowing with how many. */
    private static final Set<String> MADE_AT_ONCE =
            Set.of("java.util.Hashtable", "java.util.concurrent.CopyOnWriteArraySet");

    @Test
    void allClassesThatFieldsCanHaveAndThatCanBeExtended() {
        assertThat(OwnElements.CLASSES)
                .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                Arrays.stream(CollectionKind.values()).map(CollectionKind::declared),
                                Arrays.stream(MapKind.values()).map(MapKind::declared))
                        .filter(OwnElementsTest::canBeExtended)
                        .filter(name -> !MADE_AT_ONCE.contains(name))
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
