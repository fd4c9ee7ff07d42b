package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The largest cycle of classes inside each package. These numbers only ever fall: whoever makes a cycle smaller lowers
 * its number here.
 */
class CirclesTest {

    private static final String ROOT = "org.marshal4j.processor";

    /** How many classes depend on each other. In packages not listed here, none do. */
    private static final Map<String, Integer> LARGEST = new TreeMap<>(Map.of(
            "access", 5,
            "emit.chroniclewire", 4,
            "emit.family", 2,
            "emit.marshaller", 2));

    @Test
    void areNoLargerThanBefore() {
        Map<String, Map<String, Set<String>>> uses = uses();
        Map<String, Set<String>> circles = new TreeMap<>();
        uses.forEach((room, ofRoom) -> circles.put(room, largestCircle(ofRoom)));
        circles.values().removeIf(Collection::isEmpty);
        Map<String, Integer> sizes = new TreeMap<>();
        circles.forEach((room, circle) -> sizes.put(room, circle.size()));

        assertThat(uses).as("packages").hasSizeGreaterThan(10);
        assertThat(sizes).as("classes that need each other: " + circles).isEqualTo(LARGEST);
    }

    private static Set<String> largestCircle(Map<String, Set<String>> uses) {
        Map<String, Set<String>> reached = new TreeMap<>();
        uses.keySet().forEach(name -> reached.put(name, reachedFrom(name, uses)));
        Set<String> largest = Set.of();
        for (String name : uses.keySet()) {
            Set<String> circle = new TreeSet<>(reached.get(name));
            circle.removeIf(other -> !reached.get(other).contains(name));
            largest = circle.size() > largest.size() ? circle : largest;
        }
        return largest;
    }

    /** For each package, the other top-level classes of the package that each of its top-level classes uses. */
    private static Map<String, Map<String, Set<String>>> uses() {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(ROOT);
        Map<String, Map<String, Set<String>>> uses = new TreeMap<>();
        for (JavaClass each : classes) {
            String name = outermost(each);
            Set<String> used = uses.computeIfAbsent(room(each), key -> new TreeMap<>())
                    .computeIfAbsent(name, key -> new HashSet<>());
            each.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                    .filter(target -> target.getPackageName().equals(each.getPackageName()))
                    .map(CirclesTest::outermost)
                    .filter(target -> !target.equals(name))
                    .forEach(used::add);
        }
        return uses;
    }

    /** The name of a package without the prefix that all packages share. */
    private static String room(JavaClass type) {
        String name = type.getPackageName();
        return name.equals(ROOT) ? "" : name.substring(ROOT.length() + 1);
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
