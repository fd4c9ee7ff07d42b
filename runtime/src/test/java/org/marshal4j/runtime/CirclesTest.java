package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The size of the largest dependency cycle in each package. It only falls: whoever makes a cycle smaller lowers the
 * number here.
 */
class CirclesTest {
    @ParameterizedTest
    @CsvSource({
        "runtime, 4",
        "runtime.memory, 4",
        "runtime.generated, 2",
        "runtime.generated.value, 0",
        "runtime.layout, 4",
        "runtime.jdk, 0",
        "runtime.inspect, 3"
    })
    void areNoLargerThanBefore(String room, int largest) {
        Set<String> circle = largestCircle("org.marshal4j." + room);
        assertThat(circle).as("classes that need each other, in a circle").hasSize(largest);
    }

    private static Set<String> largestCircle(String room) {
        Map<String, Set<String>> uses = uses(room);
        Map<String, Set<String>> reached = new HashMap<>();
        uses.keySet().forEach(name -> reached.put(name, reachedFrom(name, uses)));
        Set<String> largest = Set.of();
        for (String name : uses.keySet()) {
            Set<String> circle = new TreeSet<>(reached.get(name));
            circle.removeIf(other -> !reached.get(other).contains(name));
            largest = circle.size() > largest.size() ? circle : largest;
        }
        return largest;
    }

    /** For each top-level class of a package, the other top-level classes that it names. */
    private static Map<String, Set<String>> uses(String room) {
        Map<String, Set<String>> uses = new HashMap<>();
        for (JavaClass each : new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(room)) {
            if (each.getPackageName().equals(room)) {
                Set<String> used = uses.computeIfAbsent(outermost(each), name -> new HashSet<>());
                each.getDirectDependenciesFromSelf().stream()
                        .map(dependency -> dependency.getTargetClass())
                        .filter(target -> target.getPackageName().equals(room))
                        .forEach(target -> used.add(outermost(target.getBaseComponentType())));
            }
        }
        return uses;
    }

    private static String outermost(JavaClass type) {
        String name = type.getFullName();
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }

    private static Set<String> reachedFrom(String start, Map<String, Set<String>> uses) {
        Set<String> reached = new HashSet<>();
        Deque<String> pending = new ArrayDeque<>(uses.get(start));
        while (!pending.isEmpty()) {
            String name = pending.pop();
            if (uses.containsKey(name) && reached.add(name)) {
                pending.addAll(uses.get(name));
            }
        }
        return reached;
    }
}
