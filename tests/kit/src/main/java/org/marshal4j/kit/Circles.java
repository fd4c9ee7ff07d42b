package org.marshal4j.kit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Top-level classes that need each other, in a circle. */
public final class Circles {
    private Circles() {}

    /**
     * Returns the largest circle of each package below a root, and of the root itself. A package has its name without
     * the root's; where no classes need each other, its circle is empty.
     */
    public static Map<String, Set<String>> largestIn(String root) {
        Map<String, Set<String>> circles = new TreeMap<>();
        uses(root).forEach((room, uses) -> circles.put(room, largest(uses)));
        return circles;
    }

    private static Set<String> largest(Map<String, Set<String>> uses) {
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
    private static Map<String, Map<String, Set<String>>> uses(String root) {
        Map<String, Map<String, Set<String>>> uses = new TreeMap<>();
        for (JavaClass each : new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(root)) {
            String name = outermost(each);
            String room = each.getPackageName().substring(root.length()).replaceFirst("^\\.", "");
            Set<String> used =
                    uses.computeIfAbsent(room, key -> new TreeMap<>()).computeIfAbsent(name, key -> new HashSet<>());
            each.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                    .filter(target -> target.getPackageName().equals(each.getPackageName()))
                    .map(Circles::outermost)
                    .filter(target -> !target.equals(name))
                    .forEach(used::add);
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
