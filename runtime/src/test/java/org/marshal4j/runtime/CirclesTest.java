package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.marshal4j.kit.Circles.largestIn;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The size of the largest circle of classes in each package. It only falls: whoever makes a circle smaller lowers the
 * number here.
 */
class CirclesTest {
    /** In packages that are not listed, no classes need each other. */
    private static final Map<String, Integer> LARGEST =
            Map.of("", 4, "memory", 4, "generated", 2, "layout", 4, "inspect", 3, "step", 2, "convert", 4);

    @Test
    void areNoLargerThanBefore() {
        Map<String, Set<String>> circles = new TreeMap<>(largestIn("org.marshal4j.runtime"));
        assertThat(circles).as("packages").hasSizeGreaterThan(6);
        circles.values().removeIf(Set::isEmpty);
        Map<String, Integer> sizes = new TreeMap<>();
        circles.forEach((room, circle) -> sizes.put(room, circle.size()));
        assertThat(sizes).as("classes that need each other: " + circles).isEqualTo(LARGEST);
    }
}
